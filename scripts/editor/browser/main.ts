import CMS from "@sveltia/cms";
import "@/lib/content/collections";
import { editorComponent, type EditorBlock } from "@/scripts/editor/browser/blocks";
import { schemaOf } from "@/scripts/editor/browser/collection";
import type { Values } from "@/scripts/editor/browser/form-values";
import { fromFile, SOURCE_FIELD, toFile } from "@/scripts/editor/browser/format";
import { guardWrites, rememberSource } from "@/scripts/editor/browser/guard-writes";
import { formProblems, refusal, type FormField } from "@/scripts/editor/browser/judge";

type Collection = {
  /** Data in JSON has none of its own. */
  format?: string;
  /** The folder in content/, as lib/content names it. */
  content_folder?: string;
  fields?: FormField[];
  files?: { fields: FormField[] }[];
};

// The page has the configuration and the blocks (scripts/editor/build.ts), and calls this first.
const data = JSON.parse(document.getElementById("editor-data")!.textContent) as {
  config: { collections: Collection[] };
  blocks: EditorBlock[];
};

// Sveltia speaks the language of the browser.
Object.defineProperty(navigator, "languages", { value: ["pt-BR"] });
for (const { format, content_folder, ...collection } of data.config.collections)
  if (format && content_folder) registerFormat({ ...collection, format, content_folder });
// Firefox and Safari open no folders.
if ("FileSystemFileHandle" in window)
  guardWrites(FileSystemFileHandle.prototype, (message) => window.alert(message));
for (const block of data.blocks) CMS.registerEditorComponent(editorComponent(block) as never);
CMS.registerPreviewStyle("/admin/preview.css");
CMS.init({ config: data.config as never });

/** Reads and writes the files of a collection; one that the site would refuse is not written. */
function registerFormat({
  format,
  content_folder: folder,
  fields,
  files,
}: Required<Pick<Collection, "format" | "content_folder">> & Collection) {
  const form = { folder, schema: schemaOf(folder), fields: fields ?? files?.[0]?.fields ?? [] };
  CMS.registerCustomFormat(format, "mdx", {
    fromFile: (file: string) => fromFile(file),
    toFile: (values: Values) => {
      const text = toFile(values);
      const problems = formProblems(text, form);
      // Sveltia shows the cause of an error of this name, and stays in the form.
      if (problems.length > 0)
        throw new Error("saving_failed", { cause: new Error(refusal(problems)) });
      rememberSource(text, String(values[SOURCE_FIELD] ?? ""));
      return text;
    },
  });
}
