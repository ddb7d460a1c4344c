/** All of content/: one definition a folder. A comment says what the body of a file is. */

export * from "@/lib/content/collections/company";
export * from "@/lib/content/collections/articles";
export * from "@/lib/content/collections/pages";
export * from "@/lib/content/collections/services";
export * from "@/lib/content/collections/works";
export * from "@/lib/content/collections/education";
export * from "@/lib/content/collections/social";
export * from "@/lib/content/collections/podcast";
export * from "@/lib/content/collections/releases";
