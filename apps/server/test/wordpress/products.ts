import { createServer, type Socket } from 'node:net';
import { addCustomer, addLicense } from '../harness/licenses.ts';
import { upload } from '../harness/products.ts';
import type { Person } from '../harness/server.ts';
import { validZip } from '../harness/zips.ts';

/** A product of the release server, with its first version to install on a site. */
export interface WordPressProduct {
  kind: 'plugin' | 'theme';
  id: string;
  slug: string;
  /** The files of version 1.0.0, by their path in the product's folder. */
  files: Record<string, string>;
  /** The prefix of the classes in its updater file. */
  prefix: string;
  /** A license key with characters that URLs give a meaning; blank for a product without licenses. */
  key: string;
}

/** Returns how a product loads updates, for the main file of the product. */
export type LoadUpdates = (updater: { name: string; code: string }, id: string) => string;

const loadUpdater: LoadUpdates = ({ name }) => `require_once __DIR__ . '/${name}';`;

function writeFiles(
  { kind, slug, version }: { kind: 'plugin' | 'theme'; slug: string; version: string },
  updater: { name: string; code: string },
  load: string,
): Record<string, string> {
  const headers = `Version: ${version}\nRequires PHP: 7.4\n`;
  if (kind === 'plugin') {
    return {
      [`${slug}.php`]: `<?php\n/*\nPlugin Name: ${slug}\n${headers}*/\n${load}\n`,
      'readme.txt': `=== ${slug} ===\nStable tag: ${version}\n\nShort.\n\n== Description ==\n\nDescribes ${slug}.\n\n== Changelog ==\n\n= ${version} =\n* Greets faster.\n`,
      [updater.name]: updater.code,
    };
  }
  return {
    'style.css': `/*\nTheme Name: ${slug}\n${headers}*/\n`,
    'functions.php': `<?php\n${load}\n`,
    'index.php': '<html><?php wp_head(); wp_footer(); ?></html>',
    [updater.name]: updater.code,
  };
}

/**
 * Adds a product with the versions 1.0.0 and 2.0.0, and a license if it requires one.
 * @param library files that each version contains as well
 */
export async function addWordPressProduct(
  person: Person,
  { kind, slug, isLicensed }: { kind: 'plugin' | 'theme'; slug: string; isLicensed: boolean },
  load = loadUpdater,
  library: Readonly<Record<string, string>> = {},
): Promise<WordPressProduct> {
  const product = { name: slug, slug, description: '<p>Online description.</p>' };
  const body = { ...product, require_purchase_code: isLicensed };
  const added = await person.api('POST', `/api/v1/${kind}s`, body);
  const id: string = added.body._id;
  const updater = (await person.api('GET', `/api/v1/${kind}s/${id}/updater-file`)).body;
  const filesOf = (version: string) => ({
    ...writeFiles({ kind, slug, version }, updater, load(updater, id)),
    ...library,
  });
  for (const version of ['1.0.0', '2.0.0']) {
    const files = Object.entries(filesOf(version)).map(([name, text]) => [`${slug}/${name}`, text]);
    const s3Url = await upload(person, await validZip(Object.fromEntries(files)), slug);
    const released = await person.api('POST', `/api/v1/${kind}s/${id}/versions`, {
      version,
      s3Url,
    });
    if (released.status !== 201) throw new Error(`Not released: ${released.text}`);
  }
  const prefix = /^final class (\w+) \{/m.exec(updater.code.replaceAll('_Config', ''))?.[1] ?? '';
  const key = isLicensed ? `${slug}+a&b#c%41==` : '';
  if (isLicensed) await addLicense(person, await addCustomer(person), { product: id, key });
  return { kind, id, slug, files: filesOf('1.0.0'), prefix, key };
}

/** Accepts connections and never responds, like a server that hangs. */
export function startHangingServer(host: string, port: number): Promise<{ stop: () => void }> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.on('error', () => undefined));
  });
  const stop = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve({ stop }));
  });
}
