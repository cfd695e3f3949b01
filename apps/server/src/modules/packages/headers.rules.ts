/** What a plugin's main file or a theme's style sheet says about itself. Absent headers are absent. */
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

/** What can be distributed: WordPress reads the header of each from another file. */
export type PackageKind = 'plugin' | 'theme';

/** WordPress reads only this much of a file when it looks for headers. */
export const HEADER_BYTES = 8192;

const SHARED: Readonly<Record<Exclude<keyof PackageHeaders, 'name' | 'uri'>, string>> = {
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

const NAMES: Readonly<Record<PackageKind, Readonly<Record<keyof PackageHeaders, string>>>> = {
  plugin: { name: 'Plugin Name', uri: 'Plugin URI', ...SHARED },
  theme: { name: 'Theme Name', uri: 'Theme URI', ...SHARED },
};

/**
 * Read the header of a plugin's main file or of a theme's `style.css` the way WordPress does
 * (`get_file_data`). `undefined` when the text carries no name: then it is not the main file.
 * @see https://developer.wordpress.org/plugins/plugin-basics/header-requirements/
 */
export function parseHeaders(kind: PackageKind, text: string): PackageHeaders | undefined {
  const lines = text
    .slice(0, HEADER_BYTES)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  const headers: PackageHeaders = {};
  for (const [field, label] of Object.entries(NAMES[kind])) {
    const value = findHeader(lines, label);
    if (value) headers[field as keyof PackageHeaders] = value;
  }
  return headers.name ? headers : undefined;
}

/** Say headers by the names that they have in the file. */
export function labelHeaders(
  kind: PackageKind,
  headers: Readonly<Record<string, string>> | PackageHeaders,
): Record<string, string> {
  const written = Object.entries(NAMES[kind]).flatMap(([field, label]) => {
    const value = headers[field as keyof PackageHeaders];
    return value ? [[label, value]] : [];
  });
  return Object.fromEntries(written);
}

function findHeader(lines: readonly string[], label: string): string | undefined {
  const wanted = `${label.toLowerCase()}:`;
  for (const line of lines) {
    const start = line.replace(/^[ \t]*<\?php/, '').replace(/^[ \t/*#@]*/, '');
    if (!start.toLowerCase().startsWith(wanted)) continue;
    const value = start
      .slice(wanted.length)
      .replace(/(?:\*\/|\?>).*$/, '')
      .trim();
    return value.slice(0, 1000);
  }
  return undefined;
}
