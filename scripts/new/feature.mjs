import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { assertMissing, createFolder, format, insertLines } from './files.mjs';
import { namesOf } from './names.mjs';

const source = 'apps/dashboard/src';

/** Adds the page to the tests that list every page of the dashboard. */
function addToTests(checkout, names) {
  const path = `/dashboard/${names['kebab-names']}`;
  const title = names['Plural words'];
  return [
    insertLines(checkout, `${source}/app/routes.test.ts`, [
      [/^ {2}\]\);/m, `    '${path} session',\n`],
    ]),
    insertLines(checkout, `${source}/app/shell/navigation/navigation.test.ts`, [
      [/^ {4}'\/dashboard\/admin\/accounts',$/m, `    '${path}',\n`],
      [/(?<=const always = \[)/, `'${title}', `],
    ]),
    insertLines(checkout, `${source}/app/shell/palette/commands.test.ts`, [
      [/(?<='Pages: Support',\n)/, `    'Pages: ${title}',\n`],
    ]),
  ];
}

/**
 * Creates a feature of the dashboard for a resource of the contract and lists it in the app. The
 * generated code passes every check.
 * @returns {Promise<{ created: string[], edited: string[] }>} paths relative to the checkout
 * @throws {Failure} if the name is invalid, exists, or is no resource
 */
export async function addFeature(checkout, plural, env) {
  const names = namesOf(plural);
  if (!existsSync(join(checkout, 'packages/api/src', names.names))) {
    throw new Failure(
      `The contract has no ${names['plural words']}. Run npm run new -- module ${plural} first.`,
    );
  }
  const folder = `${source}/features/${names.names}`;
  assertMissing(checkout, folder);
  const created = createFolder(checkout, folder, 'feature', names);
  const path = `'/dashboard/${names['kebab-names']}'`;
  const edited = [
    insertLines(checkout, `${source}/app/features.ts`, [
      [
        /\n\/\*\*\n \* Every feature/,
        `import { ${names.names}Feature } from '../features/${names.names}/${names.names}.routes.ts';\n`,
      ],
      [/^\];/m, `  ${names.names}Feature,\n`],
    ]),
    insertLines(checkout, `${source}/shared/paths.ts`, [
      [/^ {2}products: \(kind: ProductKind\) => `/m, `  ${names.names}: () => ${path},\n`],
      [/^ {2}products: \(kind: ProductKind\) => .* as const,$/m, `  ${names.names}: ${path},\n`],
    ]),
    ...addToTests(checkout, names),
  ];
  await format(checkout, [...created, ...edited], env);
  return { created, edited };
}
