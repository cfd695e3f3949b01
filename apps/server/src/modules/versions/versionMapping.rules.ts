import type { PluginVersionResponse } from '@pressdock/api';
import type { NewRow } from '../../db/schema.ts';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';
import type { PackageReport } from '../packages/inspection.ts';
import type { VersionRow } from './versions.store.ts';

/** What an author may say about a version; what is blank or left out is read from the package. */
export interface VersionNotes {
  requires?: string | undefined;
  tested?: string | undefined;
  upgrade_notice?: string | undefined;
  changelog?: string | undefined;
}

/** An author's notes once they are safe to store. */
export type StoredNotes = Partial<Record<keyof VersionNotes, string>>;

/** Clean an author's notes; `fields` names what cannot be taken, and why. */
export function cleanNotes(
  notes: VersionNotes,
): { ok: true; notes: StoredNotes } | { ok: false; fields: Record<string, string> } {
  const clean: StoredNotes = {};
  const fields: Record<string, string> = {};
  for (const field of ['requires', 'tested'] as const) {
    const text = notes[field];
    if (text !== undefined) clean[field] = text;
  }
  for (const field of ['upgrade_notice', 'changelog'] as const) {
    const text = notes[field];
    if (text === undefined) continue;
    const limited = sanitizeHtmlWithLimits(text);
    if (limited.ok) clean[field] = limited.html;
    else
      fields[field] =
        limited.reason === 'too_long'
          ? 'This text is too long.'
          : 'This text is nested too deeply.';
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, notes: clean };
}

/** The facts of a package that are stored with its version; the author's own words win. */
export function describePackage(report: PackageReport, version: string, notes: StoredNotes) {
  const { headers, readme } = report;
  const notice = sanitizeHtmlWithLimits(readme?.upgradeNotices[version] ?? '');
  return {
    requires: notes.requires || short(headers.requires ?? readme?.requires),
    tested: notes.tested || short(headers.tested ?? readme?.tested),
    requires_php: short(headers.requiresPhp ?? readme?.requiresPhp),
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

/** A version as the dashboard sees it. @param s3Url the package's address; it answers nobody */
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

function short(text: string | undefined): string {
  return (text ?? '').slice(0, 100);
}
