import type { ProductKind } from '@pressdock/api';
import { truncate } from '../../text/truncate.ts';

/** The headers of a plugin's main file or a theme's style sheet. */
export interface PackageHeaders {
  name?: string;
  uri?: string;
  description?: string;
  version?: string;
  author?: string;
  authorUri?: string;
  textDomain?: string;
  domainPath?: string;
  requires?: string;
  tested?: string;
  requiresPhp?: string;
  requiresPlugins?: string;
  updateUri?: string;
  license?: string;
  network?: string;
  template?: string;
}

/** WordPress looks for headers in this many bytes at the beginning of a file. */
export const HEADER_BYTES = 8192;

const SHARED_LABELS: Readonly<Record<Exclude<keyof PackageHeaders, 'name' | 'uri'>, string>> = {
  description: 'Description',
  version: 'Version',
  author: 'Author',
  authorUri: 'Author URI',
  textDomain: 'Text Domain',
  domainPath: 'Domain Path',
  requires: 'Requires at least',
  tested: 'Tested up to',
  requiresPhp: 'Requires PHP',
  requiresPlugins: 'Requires Plugins',
  updateUri: 'Update URI',
  license: 'License',
  network: 'Network',
  template: 'Template',
};

const LABELS: Readonly<Record<ProductKind, Readonly<Record<keyof PackageHeaders, string>>>> = {
  plugin: { name: 'Plugin Name', uri: 'Plugin URI', ...SHARED_LABELS },
  theme: { name: 'Theme Name', uri: 'Theme URI', ...SHARED_LABELS },
};

/**
 * Returns the headers of a plugin's main file or of a theme's `style.css`, parsed like WordPress
 * does (`get_file_data`). Returns undefined without a name: the file is not the main file.
 * @see https://developer.wordpress.org/plugins/plugin-basics/header-requirements/
 */
export function parseHeaders(kind: ProductKind, text: string): PackageHeaders | undefined {
  const lines = text
    .slice(0, HEADER_BYTES)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  const headers: PackageHeaders = {};
  for (const [field, label] of Object.entries(LABELS[kind])) {
    const value = findHeader(lines, label);
    if (value) headers[field as keyof PackageHeaders] = value;
  }
  return headers.name ? headers : undefined;
}

/** Returns headers by the labels that they have in the file. */
export function labelHeaders(
  kind: ProductKind,
  headers: Readonly<Record<string, string>> | PackageHeaders,
): Record<string, string> {
  const labeled = Object.entries(LABELS[kind]).flatMap(([field, label]) => {
    const value = headers[field as keyof PackageHeaders];
    return value ? [[label, value]] : [];
  });
  return Object.fromEntries(labeled);
}

function findHeader(lines: readonly string[], label: string): string | undefined {
  const prefix = `${label.toLowerCase()}:`;
  for (const line of lines) {
    const start = line.replace(/^[ \t]*<\?php/, '').replace(/^[ \t/*#@]*/, '');
    if (!start.toLowerCase().startsWith(prefix)) continue;
    const value = start
      .slice(prefix.length)
      .replace(/(?:\*\/|\?>).*$/, '')
      .trim();
    return truncate(value, 1000);
  }
  return undefined;
}
