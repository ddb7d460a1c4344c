import CMS from "@sveltia/cms";
import { editorComponent, type EditorBlock } from "@/scripts/editor/browser/blocks";
import type { Values } from "@/scripts/editor/browser/edit-yaml";
import { fromFile, SOURCE_FIELD, toFile } from "@/scripts/editor/browser/format";
import { guardWrites, rememberSource } from "@/scripts/editor/browser/guard-writes";

// The page has the configuration and the blocks (scripts/editor/build.ts), and calls this first.
const data = JSON.parse(document.getElementById("editor-data")!.textContent) as {
  config: Record<string, unknown>;
  blocks: EditorBlock[];
};

// Sveltia speaks the language of the browser.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
CMS.registerCustomFormat("content-frontmatter", "mdx", {
  fromFile: (file: string) => fromFile(file),
  toFile: (form: Values) => {
    const text = toFile(form);
    rememberSource(text, String(form[SOURCE_FIELD] ?? ""));
    return text;
  },
});
// Firefox and Safari open no folders.
if ("FileSystemFileHandle" in window)
  guardWrites(FileSystemFileHandle.prototype, (message) => window.alert(message));
for (const block of data.blocks) CMS.registerEditorComponent(editorComponent(block) as never);
CMS.registerPreviewStyle("/admin/preview.css");
CMS.init({ config: data.config as never });
