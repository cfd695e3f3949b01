import { truncate } from '../../../text/truncate.ts';
import { findReleaseDate } from './readmeDates.rules.ts';
import { readHeading, renderReadmeSection } from './readmeMarkup.rules.ts';

/** The contents of a readme.txt. Sections are sanitized HTML by name, in the order of the file. */
export interface Readme {
  name?: string;
  requires?: string;
  tested?: string;
  requiresPhp?: string;
  stableTag?: string;
  shortDescription?: string;
  sections: Record<string, string>;
  /** Plain text by version number, from the section "Upgrade Notice". */
  upgradeNotices: Record<string, string>;
  /** Sanitized HTML by version number, from the section "Changelog". */
  changelogs: Record<string, string>;
  /** Days like `2024-01-31` by version number, from the section "Changelog". */
  releaseDates: Record<string, string>;
}

/** Only this many bytes of a readme.txt are read. */
export const README_BYTES = 262_144;

const HEADERS: Readonly<Record<string, 'requires' | 'tested' | 'requiresPhp' | 'stableTag'>> = {
  'requires at least': 'requires',
  'tested up to': 'tested',
  tested: 'tested',
  'requires php': 'requiresPhp',
  'stable tag': 'stableTag',
};

const SECTION_NAMES: ReadonlyMap<string, string> = new Map([
  ['frequently_asked_questions', 'faq'],
  ['f.a.q.', 'faq'],
  ['change_log', 'changelog'],
  ['screenshot', 'screenshots'],
]);

const MAX_SECTIONS = 20;
const MAX_VERSIONS = 100;

const versionHeading =
  /^(?:version\s+)?v?(\d[\w.+-]{0,40}(?: (?:alpha|beta|rc)(?:[ .-]?\d{1,4})?)?)/i;

/**
 * Parses a plugin's readme.txt, with the headings of readme.txt or of Markdown. Never fails:
 * unknown parts are ignored.
 * @see https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/
 */
export function parseReadme(text: string): Readme {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const readme: Readme = {
    sections: {},
    upgradeNotices: {},
    changelogs: {},
    releaseDates: {},
  };
  const first = lines.findIndex((line) => line.trim() !== '');
  const heading = readHeading(lines[first] ?? '');
  const title = heading && isTitle(lines[first] ?? '', heading.level) ? heading.title : undefined;
  if (title) readme.name = title;
  const body = lines.slice(title ? first + 1 : 0);
  const { head, sections } = splitSections(body);
  readHead(head, readme);
  for (const [name, content] of sections.slice(0, MAX_SECTIONS)) {
    if (name === 'upgrade_notice') readme.upgradeNotices = mapVersions(content, joinLines);
    if (name === 'changelog') {
      readme.changelogs = mapVersions(content, (lines) => renderReadmeSection(lines.join('\n')));
      readme.releaseDates = mapVersions(content, findReleaseDate);
    }
    const html = renderReadmeSection(content.join('\n'));
    if (html !== '') readme.sections[name] = html;
  }
  return readme;
}

function isTitle(line: string, level: number): boolean {
  return level === (line.trim().startsWith('=') ? 3 : 1);
}

function splitSections(lines: readonly string[]): {
  head: string[];
  sections: [string, string[]][];
} {
  const head: string[] = [];
  const sections: [string, string[]][] = [];
  for (const line of lines) {
    const heading = readHeading(line);
    if (heading?.level === 2) sections.push([sectionName(heading.title), []]);
    else (sections.at(-1)?.[1] ?? head).push(line);
  }
  return { head, sections };
}

function sectionName(heading: string): string {
  const name = heading.toLowerCase().trim().replace(/\s+/g, '_');
  return SECTION_NAMES.get(name) ?? truncate(name, 60);
}

function readHead(lines: readonly string[], readme: Readme): void {
  for (const line of lines) {
    const match = /^\s*\**([A-Za-z][A-Za-z ]{2,30})\**\s*:\**\s*(.*)$/.exec(line);
    const label = match?.[1]?.toLowerCase().trim() ?? '';
    const field = Object.hasOwn(HEADERS, label) ? HEADERS[label] : undefined;
    if (field) {
      const value = truncate((match?.[2] ?? '').trim(), 100);
      if (value !== '') readme[field] ??= value;
    } else if (!match && line.trim() !== '') {
      readme.shortDescription ??= truncate(line.trim(), 150);
    }
  }
}

/** Returns a value for each version that has a heading; versions without a value are left out. */
function mapVersions(
  lines: readonly string[],
  read: (lines: readonly string[], heading: string) => string | undefined,
): Record<string, string> {
  const parts = new Map<string, { heading: string; lines: string[] }>();
  let part: string[] = [];
  for (const line of lines) {
    const heading = readHeading(line);
    const version = heading && versionHeading.exec(heading.title)?.[1];
    if (!heading) part.push(line);
    else if (parts.size >= MAX_VERSIONS) break;
    else {
      part = [];
      if (version) parts.set(version, { heading: heading.title, lines: part });
    }
  }
  const values = [...parts].map(
    ([version, { heading, lines: text }]) => [version, read(text, heading)] as const,
  );
  return Object.fromEntries(
    values.flatMap(([version, value]) => (value === undefined ? [] : [[version, value]])),
  );
}

function joinLines(lines: readonly string[]): string {
  return truncate(lines.join(' ').replace(/\s+/g, ' ').trim(), 1000);
}
