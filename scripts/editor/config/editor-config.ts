import { collections } from "@/lib/content/collections";
import { collectionsOf } from "@/scripts/editor/config/collections";

const TRANSFORMATIONS = {
  raster_image: { format: "webp", quality: 82, width: 1600, height: 1600 },
  svg: { optimize: true },
};

/** The git host; a folder of this machine can be opened besides. */
export type Backend = { name: "github" | "gitlab"; repo: string };

const COMMIT_MESSAGES = {
  create: "Cria {{collection}}: {{slug}}",
  update: "Muda {{collection}}: {{slug}}",
  delete: "Apaga {{collection}}: {{slug}}",
  uploadMedia: "Envia {{path}}",
  deleteMedia: "Apaga {{path}}",
};

/** What Sveltia has to know; the collections, their forms and limits come from the schemas. */
export function editorConfig(backend: Backend) {
  return {
    load_config_file: false,
    backend: { ...backend, auth_methods: ["token"], commit_messages: COMMIT_MESSAGES },
    // Every save is a branch and a pull request of its own.
    publish_mode: "editorial_workflow",
    app_title: "PrimoZé: conteúdo",
    logo: { src: "/icon.svg" },
    show_preview_links: false,
    media_folder: "content/photographs",
    public_folder: "/fotos",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 20_000_000,
          transformations: TRANSFORMATIONS,
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    collections: Object.values(collections).flatMap<object>(collectionsOf),
  };
}
