import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const written = /<Code([^>]*)>\{`([\s\S]*?)(?<!\\)`\}<\/Code>/g;

/**
 * MDX removes the indentation of template strings; this passes a page's code on unchanged, and gives
 * each example its own name, which landmarks require.
 */
export function mdxCode(): Plugin {
  return {
    name: 'pressdock-mdx-code',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.mdx')) return undefined;
      const page = await readFile(id, 'utf8');
      const labels = new Map<string, number>();
      return page.replace(written, (_all, props: string, text: string) => {
        const label = /label="([^"]*)"/.exec(props)?.[1] ?? 'Example';
        const count = (labels.get(label) ?? 0) + 1;
        labels.set(label, count);
        const name = JSON.stringify(count === 1 ? label : `${label} ${count}`);
        const plain = text.replace(/\\([`$\\])/g, '$1').trim();
        return `<Code label=${name} code={${JSON.stringify(plain)}} />`;
      });
    },
  };
}
