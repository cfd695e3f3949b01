import type { LicenseResponse } from '@pressdock/api';
import { saveFile } from '../../../shared/export/saveFile.ts';
import { saveStream } from '../../../shared/export/saveStream.ts';
import { useFileExport } from '../../../shared/export/useFileExport.ts';
import { api } from '../../../shared/server/api.ts';
import { CallFailure, dataOf } from '../../../shared/server/failure.ts';
import { type LicenseFilter, queryOf } from '../licenses.rules.ts';
import { fileColumns, fileLine } from './licenseFile.rules.ts';
import { licenseFilesMessages as words } from './licenseFiles.messages.ts';

/** Returns a license with all of its domains; lists shorten those of licenses with many sites. */
async function whole(license: LicenseResponse, signal: AbortSignal): Promise<LicenseResponse> {
  if (license.siteCount <= license.activated_domains.length) return license;
  const path = { id: license._id };
  return dataOf(api.get('/api/v2/license/{id}', { params: { path }, signal }));
}

/** Exports licenses as a file: everything a filter finds, or the selected ones. */
export function useLicenseExport() {
  const file = useFileExport(words.done);
  const saveAll = (filter: LicenseFilter) => {
    const query = new URLSearchParams(queryOf(filter));
    void file.start((options) =>
      saveStream(words.file, `/api/v2/license/export?${query}`, options),
    );
  };
  const saveSelected = (rows: readonly LicenseResponse[]) => {
    void file.start(async ({ signal }) => {
      try {
        const lines: string[][] = [];
        for (const row of rows) lines.push(fileLine(await whole(row, signal)));
        const { unparse } = (await import('papaparse')).default;
        const data = [[...fileColumns], ...lines];
        saveFile(words.file, unparse(data, { escapeFormulae: true }), 'text/csv');
        return true;
      } catch (cause) {
        if (cause instanceof CallFailure || signal.aborted) return false;
        throw cause;
      }
    });
  };
  return { file, saveAll, saveSelected };
}

/** The license export of a page. */
export type LicenseExport = ReturnType<typeof useLicenseExport>;
