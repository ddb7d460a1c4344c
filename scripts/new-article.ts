// `npm run novo-artigo -- "Título"`: creates a draft in content/articles.
import { NewArticleError, writeNewArticle } from "@/scripts/content-check/new-article";

const title = process.argv.slice(2).join(" ").trim();
try {
  const { file, slug } = writeNewArticle(title);
  console.log(`Criado: ${file}

1. Escreva o texto e complete os campos do alto do arquivo (guia em content/README.md).
2. Veja como fica com \`npm run dev\`: no endereço que ele mostra, em /blog/${slug}, marcado como rascunho.
3. Confira com \`npm run check:content\`.
4. Para publicar, apague a linha \`draft: true\`, ajuste \`date\` e gere o site de novo.`);
} catch (error) {
  if (!(error instanceof NewArticleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
