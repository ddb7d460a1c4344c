import CMS from "@sveltia/cms";
import { editorComponent, type EditorBlock } from "@/scripts/editor/browser/blocks";
import { fromFile, toFile } from "@/scripts/editor/browser/format";

// The page has the configuration and the blocks (scripts/editor/build.ts), and calls this first.
const data = JSON.parse(document.getElementById("editor-data")!.textContent) as {
  config: object;
  blocks: EditorBlock[];
};

// Sveltia speaks the language of the browser.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
CMS.registerCustomFormat("content-frontmatter", "mdx", { fromFile, toFile });
for (const block of data.blocks) CMS.registerEditorComponent(editorComponent(block) as never);
CMS.registerPreviewStyle("/admin/preview.css");
CMS.init({ config: data.config as never });
