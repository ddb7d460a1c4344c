import { createElement, type ElementType, type ReactElement } from "react";
import * as development from "react/jsx-dev-runtime";
import * as production from "react/jsx-runtime";
import { mdxComponents } from "@/components/mdx/mdx-components";
import { compileSource, type CompiledMdx, type MdxTarget } from "@/components/mdx/mdx-source";
import { buildCached } from "@/lib/cache/build-cache";
import type { MdxBody } from "@/lib/content/front-matter.mjs";

/** MDX of content/ as React Server Components for a page, and its headings in order. */
export async function compileMdx(body: MdxBody) {
  const { code, headings } = await compileCached(body, "page");
  // Server components have no React context, so MDXProvider does not work here. This function is
  // what Next's own MDX support calls instead (the mdx-components.tsx file convention).
  return { content: evaluateMdx(code, () => mdxComponents), headings };
}

/** Like compileSource(); builds keep the result for the next build. */
export async function compileCached(body: MdxBody, target: MdxTarget): Promise<CompiledMdx> {
  const kept = await buildCached({
    name: `mdx/${body.file}.${target}.json`,
    source: body.text,
    code: ["components/mdx"],
    make: async () => Buffer.from(JSON.stringify(await compileSource(body, target))),
  });
  return JSON.parse(Buffer.from(kept).toString("utf8")) as CompiledMdx;
}

/** Runs compiled MDX. @param useMDXComponents is called for the map from names to components */
export function evaluateMdx(code: string, useMDXComponents: () => object): ReactElement {
  const runtime = process.env.NODE_ENV === "production" ? production : development;
  const { default: Content } = new Function(code)({ ...runtime, useMDXComponents }) as {
    default: ElementType;
  };
  return createElement(Content);
}
