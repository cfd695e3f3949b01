import { fullVersion, type PluginVersionResponse } from '@pressdock/api';
import type { NewRow } from '../../db/schema.ts';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
import { truncate } from '../../text/truncate.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import type { PackageReport } from '../packages/inspection.ts';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';
import type { VersionRow } from './versions.store.ts';

/** An author's notes on a version. Blank and missing ones are read from the package. */
export interface VersionNotes {
  requires?: string | undefined;
  tested?: string | undefined;
  upgrade_notice?: string | undefined;
  changelog?: string | undefined;
}

/** Sanitized notes. */
export type StoredNotes = Partial<Record<keyof VersionNotes, string>>;

/** Sanitizes notes; `fields` contains the messages of invalid ones. */
export async function cleanNotes(
  notes: VersionNotes,
  sanitize: SanitizeHtml,
): Promise<{ ok: true; notes: StoredNotes } | { ok: false; fields: Record<string, string> }> {
  const clean: StoredNotes = {};
  const fields: Record<string, string> = {};
  for (const field of ['requires', 'tested'] as const) {
    const text = notes[field];
    if (text !== undefined) clean[field] = text;
  }
  for (const field of ['upgrade_notice', 'changelog'] as const) {
    const text = notes[field];
    if (text === undefined) continue;
    const limited = await sanitize(text);
    if (limited.ok) clean[field] = limited.html;
    else
      fields[field] =
        limited.reason === 'too_long'
          ? 'This text is too long.'
          : 'This text is nested too deeply.';
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, notes: clean };
}

/** Returns what a readme says about a version: `1.8` and `1.8.0` are the same in its headings. */
function findByVersion(texts: Readonly<Record<string, string>> = {}, version: string) {
  const full = fullVersion(version);
  const heading = Object.keys(texts).find((other) => fullVersion(other) === full);
  return texts[Object.hasOwn(texts, version) ? version : (heading ?? '')];
}

/**
 * Returns when an earlier version was released: the day in its changelog, or when the newest file of
 * the package was changed. Now, if neither can be true.
 */
export function findReleaseTime({ version, readme, modifiedAt }: PackageReport, now: Date): Date {
  const day = findByVersion(readme?.releaseDates, version);
  const times = [...(day === undefined ? [] : [new Date(day)]), modifiedAt];
  return times.find((time) => time >= FIRST_WORDPRESS && time <= now) ?? now;
}

/** Returns whether the readme of a package says what changed in its version. */
export function hasChangelog({ version, readme }: PackageReport): boolean {
  return Boolean(findByVersion(readme?.changelogs, version));
}

const FIRST_WORDPRESS = new Date('2003-05-27');

/** Returns the columns that describe a package. The author's notes take precedence. */
export function describePackage(report: PackageReport, notes: StoredNotes) {
  const { headers, readme, version } = report;
  const notice = sanitizeHtmlWithLimits(findByVersion(readme?.upgradeNotices, version) ?? '');
  return {
    version,
    version_order: versionOrder(version),
    requires: notes.requires || shorten(headers.requires ?? readme?.requires),
    tested: notes.tested || shorten(headers.tested ?? readme?.tested),
    requires_php: shorten(headers.requiresPhp ?? readme?.requiresPhp),
    upgrade_notice: notes.upgrade_notice || (notice.ok ? notice.html : ''),
    changelog: notes.changelog || (findByVersion(readme?.changelogs, version) ?? ''),
    sections: JSON.stringify(readme?.sections ?? {}),
    headers: JSON.stringify(headers),
    warnings: JSON.stringify(report.warnings),
    file_size: report.size,
    file_count: report.fileCount,
    sha256: report.sha256,
  } satisfies Partial<NewRow<'versions'>>;
}

/** Returns the API's form of a version. @param s3Url the package's URL, which is not public */
export function toVersionResponse(row: VersionRow, s3Url: string): PluginVersionResponse {
  return {
    _id: row.id,
    version: row.version,
    s3Url,
    fileSize: Number(row.file_size),
    fileCount: row.file_count,
    sha256: row.sha256,
    warnings: row.warnings,
    downloads: Number(row.downloads),
    createdAt: row.created_at.toISOString(),
    isOffered: row.is_offered,
    requires: row.requires,
    tested: row.tested,
    requires_php: row.requires_php,
    upgrade_notice: row.upgrade_notice,
    changelog: row.changelog,
  };
}

function shorten(text = ''): string {
  return truncate(text, 100);
}
