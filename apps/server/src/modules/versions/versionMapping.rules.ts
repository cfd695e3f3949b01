import type { PluginVersionResponse } from '@pressdock/api';
import type { NewRow } from '../../db/schema.ts';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
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

/** Returns the columns that describe a package. The author's notes take precedence. */
export function describePackage(report: PackageReport, version: string, notes: StoredNotes) {
  const { headers, readme } = report;
  const notice = sanitizeHtmlWithLimits(readme?.upgradeNotices[version] ?? '');
  return {
    requires: notes.requires || truncate(headers.requires ?? readme?.requires),
    tested: notes.tested || truncate(headers.tested ?? readme?.tested),
    requires_php: truncate(headers.requiresPhp ?? readme?.requiresPhp),
    upgrade_notice: notes.upgrade_notice || (notice.ok ? notice.html : ''),
    changelog: notes.changelog || (readme?.changelogs[version] ?? ''),
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
    requires: row.requires,
    tested: row.tested,
    requires_php: row.requires_php,
    upgrade_notice: row.upgrade_notice,
    changelog: row.changelog,
  };
}

function truncate(text: string | undefined): string {
  return (text ?? '').slice(0, 100);
}
