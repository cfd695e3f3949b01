import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';
import { root } from '../bootstrap/root.mjs';
import { listExternalPackages } from './external.mjs';
import { listProductionPackages } from './lockedPackages.mjs';

/** The licenses that permit distribution with a copy of their text. */
const permitted = new Set(
  'MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD BlueOak-1.0.0 CC0-1.0 OFL-1.1 Unlicense'.split(
    ' ',
  ),
);

/** Whether an SPDX expression contains only permitted licenses, or has them as an alternative. */
function isPermitted(expression = '') {
  const choices = expression.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(/ and /i).every((name) => permitted.has(name)));
}

const workspaces = ['apps/server', 'apps/dashboard'];

/** Returns the path of the package that contains a file; undefined for the product's own files. */
function packageOf(file) {
  const path = file.slice(root.length + 1);
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return file.startsWith(root) ? match?.[1] : undefined;
}

function readTexts(folder) {
  return readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-]|$)/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
}

function describe(path) {
  const folder = join(root, path);
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  if (!isPermitted(license)) {
    throw new Failure(
      `${name} has the license ${license}, which scripts/package/notice.mjs does not permit.`,
    );
  }
  const holder = typeof author === 'string' ? author : author?.name;
  const text = readTexts(folder).join('\n\n') || `${license}${holder ? `, by ${holder}` : ''}`;
  return { title: `${name} ${version} (${license})`, text };
}

/** Returns the paths of all packages of the archive that are installed. */
function listPackages() {
  const packages = [...listProductionPackages(workspaces), ...listExternalPackages()];
  return [...new Set(packages)].filter(
    (path) => path.includes('node_modules/') && existsSync(join(root, path, 'package.json')),
  );
}

/**
 * Writes the licenses of all packages of which the archive contains code. Equal texts appear once.
 * @param {string} folder
 * @param {string[]} modules the files in the server's bundle
 * @throws {Failure} for licenses that are not permitted, and code of packages that are not dependencies
 */
export function writeNotice(folder, modules) {
  const packages = listPackages();
  const unknown = modules.map(packageOf).find((path) => path && !packages.includes(path));
  if (unknown !== undefined) {
    throw new Failure(`The bundle contains ${unknown}, which no workspace has as a dependency.`);
  }
  const titles = new Map();
  for (const { title, text } of packages.map(describe)) {
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  const sections = [...titles].map(
    ([text, names]) => `${[...new Set(names)].sort().join('\n')}\n\n${text}\n`,
  );
  const line = `${'-'.repeat(80)}\n`;
  const introduction = 'Pressdock contains code of the following packages.\n';
  writeFileSync(join(folder, 'NOTICE'), [introduction, ...sections.sort()].join(`\n${line}`));
}
