import { type ImportRow, licenseImportValidation } from '@pressdock/api';
import type { AccountTransaction } from '../../../db/database.ts';
import {
  findKey,
  findProductName,
  type ImportedRow,
  isUnchanged,
  type KnownLicense,
  type Problem,
  readImportRow,
} from './licenseImport.rules.ts';
import { findProducts, lockByKeys } from './licenseImport.store.ts';

/** A valid row, and the existing license with its key. */
export interface ImportLine extends ImportedRow {
  known: KnownLicense | undefined;
}

/** The changes that an import would make. */
export interface ImportPlan {
  created: ImportLine[];
  updated: ImportLine[];
  unchanged: number;
  problems: Problem[];
}

/** Compares rows with the licenses that have their keys, and locks these licenses. */
export async function planImport(
  tx: AccountTransaction,
  accountId: string,
  rows: readonly ImportRow[],
  now: Date,
): Promise<ImportPlan> {
  const keys = await lockByKeys(tx, accountId, rows.map(findKey));
  const names = [...new Set(rows.map(findProductName))];
  const products = await findProducts(tx, accountId, names);
  const plan: ImportPlan = { created: [], updated: [], unchanged: 0, problems: [] };
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const { folded: key, known } = keys[index] ?? { folded: '', known: undefined };
    if (key !== '' && seen.has(key)) {
      const message = licenseImportValidation.duplicateKey;
      plan.problems.push({ row: row.row, field: 'key', message });
      continue;
    }
    seen.add(key);
    const result = readImportRow(row, known, products, now);
    if ('problems' in result) plan.problems.push(...result.problems);
    else if (!known) plan.created.push({ ...result.imported, known });
    else if (isUnchanged(known, result.imported)) plan.unchanged += 1;
    else plan.updated.push({ ...result.imported, known });
  }
  return plan;
}
