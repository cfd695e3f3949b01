import { randomUUID } from 'node:crypto';
import {
  type ImportLicensesRequest,
  type ImportLicensesResponse,
  type ImportRow,
  licenseImportValidation,
} from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { isTaken } from '../../db/refusal.ts';
import { foldCase } from '../../text/foldCase.ts';
import { countsAsActivation } from '../../wordpress/siteDomain.ts';
import { requireRightToAdd } from '../permissions/permissions.service.ts';
import {
  isUnchanged,
  type KnownLicense,
  keyOf,
  type Problem,
  productOf,
  type ReadRow,
  readImportRow,
} from './licenseImport.rules.ts';
import * as store from './licenseImport.store.ts';

/** Takes licences from a file, a part at a time. */
export type LicenseImport = ReturnType<typeof createLicenseImport>;

interface Line extends ReadRow {
  known: KnownLicense | undefined;
}

interface Owned {
  id: string;
  account_id: string;
}

interface Plan {
  created: Line[];
  updated: Line[];
  unchanged: number;
  problems: Problem[];
}

/** What a part of a file would do, by what is there. */
async function plan(
  tx: AccountTransaction,
  accountId: string,
  rows: readonly ImportRow[],
): Promise<Plan> {
  const keys = await store.lockByKeys(tx, accountId, rows.map(keyOf));
  const products = await store.findProducts(tx, accountId, [...new Set(rows.map(productOf))]);
  const made: Plan = { created: [], updated: [], unchanged: 0, problems: [] };
  const met = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const { folded: key, known: license } = keys[place] ?? { folded: '', known: undefined };
    if (key !== '' && met.has(key)) {
      const message = licenseImportValidation.duplicateKey;
      made.problems.push({ row: row.row, field: 'key', message });
      continue;
    }
    met.add(key);
    const said = readImportRow(row, license, products);
    if ('problems' in said) made.problems.push(...said.problems);
    else if (!license) made.created.push({ ...said.read, known: undefined });
    else if (isUnchanged(license, said.read)) made.unchanged += 1;
    else made.updated.push({ ...said.read, known: license });
  }
  return made;
}

/** Of several customers with one e-mail the line means the one that has the licence. */
function keptCustomer({ known, customer }: Line): string | undefined {
  const isTheirs = foldCase(known?.customer_email ?? '') === foldCase(customer?.email ?? '');
  return isTheirs ? (known?.customer_id ?? undefined) : undefined;
}

/** Make it. */
export function createLicenseImport(database: Database) {
  /** Whose each line is, and the customers to be added: one for an e-mail, however many lines have it. */
  async function customersOf(tx: AccountTransaction, accountId: string, lines: readonly Line[]) {
    const asked = lines.flatMap((line) =>
      line.customer && !keptCustomer(line) ? [line.customer] : [],
    );
    const emails = [...new Set(asked.map(({ email }) => email))];
    const found = await store.findCustomers(tx, accountId, emails);
    const added = new Map<string, NonNullable<Line['customer']> & Owned>();
    for (const customer of asked) {
      const { folded = '', id = null } = found.get(customer.email) ?? {};
      if (id !== null || added.has(folded)) continue;
      added.set(folded, { ...customer, id: randomUUID(), account_id: accountId });
    }
    const idOf = (line: Line): string | null => {
      const kept = keptCustomer(line);
      if (kept || !line.customer) return kept ?? null;
      const { folded = '', id = null } = found.get(line.customer.email) ?? {};
      return id ?? added.get(folded)?.id ?? null;
    };
    return { idOf, added: [...added.values()] };
  }

  async function write(
    tx: AccountTransaction,
    accountId: string,
    { created, updated }: Plan,
    customerOf: (line: Line) => string | null,
  ) {
    const rowOf = (line: Line): store.ImportedLicense => ({
      ...line.fields,
      id: line.known?.id ?? randomUUID(),
      account_id: accountId,
      customer_id: customerOf(line),
    });
    const lines = [...created, ...updated].map((line) => ({ line, row: rowOf(line) }));
    await store.insertLicenses(
      tx,
      lines.filter(({ line }) => !line.known).map(({ row }) => row),
    );
    await store.updateLicenses(
      tx,
      lines.filter(({ line }) => line.known).map(({ row }) => row),
    );
    const sites = lines.flatMap(({ line, row }) =>
      line.domains.map((domain) => ({
        id: randomUUID(),
        account_id: accountId,
        license_id: row.id,
        domain,
        counts: countsAsActivation(domain),
        plugin_version: null,
      })),
    );
    await store.insertActivations(tx, sites);
  }

  const takeOnce = (
    ctx: RequestContext,
    { rows, isDryRun }: ImportLicensesRequest,
  ): Promise<ImportLicensesResponse> =>
    database.withAccount(ctx, async (tx) => {
      const { accountId } = ctx;
      await requireRightToAdd(tx, accountId, 'license');
      const made = await plan(tx, accountId, rows);
      const lines = [...made.created, ...made.updated];
      const { idOf, added } = await customersOf(tx, accountId, lines);
      const isApplied = !isDryRun && made.problems.length === 0;
      if (isApplied) {
        await store.insertCustomers(tx, added);
        await write(tx, accountId, made, idOf);
      }
      return {
        isApplied,
        created: made.created.length,
        updated: made.updated.length,
        unchanged: made.unchanged,
        customersCreated: added.length,
        problems: made.problems,
      };
    });

  return {
    /** Take a part of a file, all of it or nothing; a dry run only says what would be. */
    async take(ctx: RequestContext, part: ImportLicensesRequest): Promise<ImportLicensesResponse> {
      try {
        return await takeOnce(ctx, part);
      } catch (error) {
        if (!isTaken(error, 'licenses_key_unique')) throw error;
        // A licence was given one of the keys meanwhile: by now the line is about that one.
        return takeOnce(ctx, part);
      }
    },
  };
}
