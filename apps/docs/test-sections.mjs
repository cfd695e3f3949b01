import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

const sections = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Keyboard',
  'Screen reader',
  "Do and don't",
  'Props',
];

/** Returns the sections that a component's page is missing, in sentences. */
function lacking(folder) {
  const file = resolve(root, folder, `${basename(folder)}.mdx`);
  if (!existsSync(file)) return [`${folder} has no ${basename(folder)}.mdx.`];
  const page = readFileSync(file, 'utf8').replaceAll('’', "'");
  const titles = page.split('\n').flatMap((line) => /^## (.+)$/.exec(line)?.[1] ?? []);
  return [
    ...sections.filter((title) => !titles.includes(title)).map((title) => `## ${title}`),
    ...(page.includes('<Meta of={stories} />') ? [] : ['<Meta of={stories} />']),
    ...(page.includes('<Canvas of=') ? [] : ['<Canvas of={…} />']),
    ...(page.includes('<Props of={') ? [] : ['<Props of={…} />']),
  ].map((part) => `${folder}/${basename(file)} lacks ${part}.`);
}

/** Checks that every component has a page with all sections: `{ passed, failures }`. */
export function testSections() {
  const folders = new Set(
    globSync('packages/ui/src/*/*.stories.tsx', { cwd: root })
      .map((file) => dirname(file))
      .filter((folder) => /^[A-Z]/.test(basename(folder))),
  );
  const answers = [...folders].map(lacking);
  return {
    passed: answers.filter((answer) => answer.length === 0).length,
    failures: answers.filter((answer) => answer.length > 0).map((answer) => answer.join('\n')),
  };
}
