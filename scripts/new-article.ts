// `npm run novo-artigo -- "Título"`: creates a draft in content/articles.
import { writeNewArticle } from "@/scripts/content-check/new-article";
import { runScript } from "@/scripts/lib/failure.mjs";

await runScript(async () => {
  const { file, slug } = writeNewArticle(process.argv.slice(2).join(" ").trim());
  console.log(`Criado: ${file}

1. Escreva o texto e complete os campos do alto do arquivo (guia em content/README.md).
2. Veja como fica com \`npm run dev\`: no endereço que ele mostra, em /blog/${slug}, marcado como rascunho.
3. Confira com \`npm run check:content\`.
4. Para publicar, apague a linha \`draft: true\`, ajuste \`date\` e gere o site de novo.`);
});
