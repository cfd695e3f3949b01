import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UpdaterFacts } from './updaterFile.rules.ts';
import { createUpdaterFile } from './updaterFile.service.ts';

/** A response to a request whose URL contains a text. The body is sent as JSON unless it is text. */
export interface StubResponse {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  seconds?: number;
}

/** A site with one or more products, which exists in the memory of one PHP process. */
export interface Site {
  products: readonly { facts: UpdaterFacts; folder: string; version?: string }[];
  home?: string;
  options?: Record<string, unknown>;
  responses?: Record<string, StubResponse>;
  cron?: boolean;
  screen?: string;
}

/** The output of a script, and the requests, options and scheduled events of the site afterward. */
export interface SiteResult<Printed> {
  printed: Printed;
  requests: {
    url: string;
    timeout: number;
    'user-agent': string;
    body?: Record<string, string>;
  }[];
  options: Record<string, unknown>;
  scheduled: Record<string, string>;
}

/** A plugin that needs no license. */
export const openPlugin: UpdaterFacts = {
  kind: 'plugin',
  id: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  slug: 'quiet-checkout',
  name: "Ines's Checkout",
  accountId: 'acc0',
  publicUrl: 'https://dock.example',
  issuesLicenses: false,
  checksPurchases: false,
  keys: new Map(),
};

/** A plugin that needs a license of the account. */
export const licensedPlugin: UpdaterFacts = { ...openPlugin, issuesLicenses: true };

/** A theme that needs no license. */
export const openTheme: UpdaterFacts = {
  ...openPlugin,
  kind: 'theme',
  id: 'b2b2b2b2-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  slug: 'harbor',
  name: 'Harbor',
};

const wordpress = fileURLToPath(
  new URL('../../../../test/harness/php/wordpress.php', import.meta.url),
);

/**
 * Installs products with their updater files and runs PHP on the site. The script assigns its result to
 * `$result`.
 */
export async function runOnSite<Printed>(site: Site, script: string): Promise<SiteResult<Printed>> {
  const root = mkdtempSync(join(tmpdir(), 'pressdock-site-'));
  try {
    const files: string[] = [];
    for (const { facts, folder, version = '1.0.0' } of site.products) {
      const home = join(root, `${facts.kind}s`, folder);
      mkdirSync(join(home, 'inc'), { recursive: true });
      const main = facts.kind === 'plugin' ? 'main.php' : 'style.css';
      writeFileSync(join(home, main), `<?php\n/*\nVersion: ${version}\n*/\n`);
      const { name, code } = await createUpdaterFile(facts);
      const file = join(home, 'inc', name);
      writeFileSync(file, code);
      files.push(file);
    }
    return runPhp(site, root, files, script);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function runPhp<Printed>(
  { products, responses = {}, options = {}, ...more }: Site,
  root: string,
  files: readonly string[],
  script: string,
): SiteResult<Printed> {
  const state = {
    ...more,
    options: {
      active_plugins: products
        .filter(({ facts }) => facts.kind === 'plugin')
        .map(({ folder }) => `${folder}/main.php`),
      ...options,
    },
    responses: Object.fromEntries(
      Object.entries(responses).map(([part, { body, ...response }]) => [
        part,
        { ...response, body: typeof body === 'string' ? body : JSON.stringify(body) },
      ]),
    ),
  };
  const code = `<?php
require ${JSON.stringify(wordpress)};
${files.map((file) => `require ${JSON.stringify(file)};`).join('\n')}
$result = null;
${script}
echo json_encode(['printed' => $result, 'requests' => $GLOBALS['requests'],
	'options' => (object) $GLOBALS['site']['options'], 'scheduled' => (object) $GLOBALS['scheduled']]);`;
  const { stdout, stderr } = spawnSync(
    'php',
    ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', '--', JSON.stringify(state), root],
    { input: code, encoding: 'utf8' },
  );
  if (stderr !== '') throw new Error(`PHP reports: ${stderr}`);
  return JSON.parse(stdout);
}

/** Returns the prefix of the classes of a plugin's or theme's updater file. */
export function prefixOf({ slug, id }: UpdaterFacts): string {
  return `${slug.replace(/(^|-)(\w)/g, (_match, before: string, first: string) => `${before === '-' ? '_' : ''}${first.toUpperCase()}`)}_${id.slice(0, 8)}`;
}

/** Returns the prefix of the options and hooks of an updater file. */
export const keyOf = (facts: UpdaterFacts) => prefixOf(facts).toLowerCase();
