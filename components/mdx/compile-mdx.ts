import { createElement, type ElementType } from "react";
import * as development from "react/jsx-dev-runtime";
import * as production from "react/jsx-runtime";
import { buildCached } from "@/lib/cache/build-cache";
import { mdxComponents } from "@/components/mdx/mdx-components";
import { compileSource, type CompiledMdx } from "@/components/mdx/mdx-source";
import { StaticBlock } from "@/components/mdx/static-block";
import { STATIC_BLOCK } from "@/components/mdx/static-blocks";

type Options = {
  /** What elements and names of the text become; by default what they are on the site's pages. */
  components?: Record<string, unknown>;
  /** Keeps what was compiled under this name from one build to the next. */
  cacheName?: string;
};

/** MDX from content/ as server-rendered React, and its headings in order. */
export async function compileMdx(
  source: string,
  { components = mdxComponents, cacheName }: Options = {},
) {
  const compile = () => compileSource(source, components === mdxComponents);
  const { code, headings } = await (cacheName ? cached(cacheName, source, compile) : compile());
  const runtime = process.env.NODE_ENV === "production" ? production : development;
  const { default: Content } = new Function(code)(runtime) as { default: ElementType };
  const content = createElement(Content, {
    components: { ...components, [STATIC_BLOCK]: StaticBlock },
  });
  return { content, headings };
}

async function cached(name: string, source: string, compile: () => Promise<CompiledMdx>) {
  const kept = await buildCached({
    name: `mdx/${name}.json`,
    source,
    code: ["components/mdx"],
    make: async () => Buffer.from(JSON.stringify(await compile())),
  });
  return JSON.parse(Buffer.from(kept).toString("utf8")) as CompiledMdx;
}
