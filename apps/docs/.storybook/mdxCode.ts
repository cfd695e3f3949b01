import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const written = /<Code([^>]*)>\{`([\s\S]*?)(?<!\\)`\}<\/Code>/g;

/** MDX takes the indentation out of template strings; this hands the code of a page on untouched. */
export function mdxCode(): Plugin {
  return {
    name: 'pressdock-mdx-code',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.mdx')) return undefined;
      const page = await readFile(id, 'utf8');
      return page.replace(written, (_all, props: string, text: string) => {
        const plain = text.replace(/\\([`$\\])/g, '$1').trim();
        return `<Code${props} code={${JSON.stringify(plain)}} />`;
      });
    },
  };
}
