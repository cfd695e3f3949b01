import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pendingOf } from './changesets.ts';

const root = resolve(import.meta.dirname, '../../../..');
const name = 'virtual:pressdock-changes';
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    folder: basename(dirname(file)),
    text: readFileSync(resolve(root, file), 'utf8'),
  }));

/** Provides the changelogs of the packages, and their unreleased changes, to the site. */
export function changesPlugin(): Plugin {
  return {
    name: 'pressdock-changes',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const waiting = read('.changeset/*.md').map(({ text }) => text);
      const logs = new Map(
        read('packages/*/CHANGELOG.md').map(({ folder, text }) => [folder, text]),
      );
      const changes = ['ui', 'charts'].map((folder) => ({
        name: `@pressdock/${folder}`,
        pending: pendingOf(`@pressdock/${folder}`, waiting),
        log: logs.get(folder) ?? '',
      }));
      return `export default ${JSON.stringify(changes)};`;
    },
  };
}
