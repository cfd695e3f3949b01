import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { assertMissing, createFolder, format, insertLines, updateSnapshots } from './files.mjs';
import { namesOf } from './names.mjs';
import { api, dashboard } from './paths.mjs';
import { assertUnusedByPaths } from './unused.mjs';

/**
 * Creates a feature of the dashboard for a resource of the contract and lists it in the app. The
 * generated code passes every check.
 * @returns {Promise<{ created: string[], edited: string[], generated: string[] }>} paths relative to
 *   the checkout
 * @throws {Failure} if the name is invalid, exists, or is not a resource
 */
export async function addFeature(checkout, env, plural, singular) {
  const names = namesOf(plural, singular);
  if (!existsSync(join(checkout, api, names.names))) {
    throw new Failure(
      `The contract has no ${names['plural words']}. Run npm run new -- module ${plural} first.`,
    );
  }
  const folder = `${dashboard}/features/${names.names}`;
  assertMissing(checkout, folder);
  assertUnusedByPaths(checkout, names);
  const created = createFolder(checkout, folder, 'feature', names);
  const path = `'/dashboard/${names['kebab-names']}'`;
  const edited = [
    insertLines(checkout, `${dashboard}/app/features.ts`, [
      [
        /\n\/\*\*\n \* Every feature/,
        `import { ${names.names}Feature } from '../features/${names.names}/${names.names}.routes.ts';\n`,
      ],
      [/^\];/m, `  ${names.names}Feature,\n`],
    ]),
    insertLines(checkout, `${dashboard}/shared/paths.ts`, [
      [/^ {2}products: \(kind: ProductKind\) => `/m, `  ${names.names}: () => ${path},\n`],
      [/^ {2}products: \(kind: ProductKind\) => .* as const,$/m, `  ${names.names}: ${path},\n`],
    ]),
  ];
  await format(checkout, [...created, ...edited], env);
  await updateSnapshots(checkout, env, 'apps/dashboard', 'src/app/features.test.ts');
  return { created, edited, generated: [`${dashboard}/app/features.txt`] };
}
