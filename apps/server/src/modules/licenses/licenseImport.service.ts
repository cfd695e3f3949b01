import { randomUUID } from 'node:crypto';
import {
  type ImportLicensesRequest,
  type ImportLicensesResponse,
  type ImportRow,
  validationMessages,
} from '@pressdock/api';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { isTaken } from '../../db/refusal.ts';
import { requireRightToAdd } from '../permissions/permissions.service.ts';
import { usesActivation } from './domain.rules.ts';
import {
  isUnchanged,
  type KnownLicense,
  type Problem,
  type ReadRow,
  readImportRow,
} from './licenseImport.rules.ts';
import * as store from './licenseImport.store.ts';

/** Takes licences from a file, a part at a time. */
export type LicenseImport = ReturnType<typeof createLicenseImport>;

interface Line extends ReadRow {
  known: KnownLicense | undefined;
}

interface Plan {
  created: Line[];
  updated: Line[];
  unchanged: number;
  problems: Problem[];
}

const folded = (text: string | undefined) => (text ?? '').trim().toLowerCase();
const namesOf = (rows: readonly ImportRow[]) => [
  ...new Set(rows.map(({ product }) => folded(product).replace(/^\[(?:plugin|theme)\] - /, ''))),
];

/** What a part of a file would do, by what is there. */
async function plan(
  tx: AccountTransaction,
  accountId: string,
  rows: readonly ImportRow[],
): Promise<Plan> {
  const keys = rows.map(({ key }) => folded(key).replace(/^'(?=[=+\-@])/, ''));
  const known = await store.lockByKeys(tx, accountId, keys);
  const products = await store.findProducts(tx, accountId, namesOf(rows));
  const made: Plan = { created: [], updated: [], unchanged: 0, problems: [] };
  const met = new Set<string>();
  for (const [place, row] of rows.entries()) {
    const key = keys[place] ?? '';
    if (key !== '' && met.has(key)) {
      const message = validationMessages.importKeyTwice;
      made.problems.push({ row: row.row, field: 'key', message });
      continue;
    }
    met.add(key);
    const license = known.get(key);
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
  const isTheirs = folded(known?.customer_email ?? '') === folded(customer.email);
  return isTheirs ? (known?.customer_id ?? undefined) : undefined;
}

/** Make it. */
export function createLicenseImport(database: Database) {
  /** The customers of lines, by e-mail: those there are, and those to be added. */
  async function customersOf(tx: AccountTransaction, accountId: string, lines: readonly Line[]) {
    const asked = lines.filter((line) => keptCustomer(line) === undefined);
    const emails = [...new Set(asked.map(({ customer }) => customer.email.toLowerCase()))];
    const ids = await store.findCustomers(tx, accountId, emails);
    const added = new Map<string, Line['customer'] & { id: string; account_id: string }>();
    for (const { customer } of asked) {
      const email = customer.email.toLowerCase();
      if (ids.has(email)) continue;
      const id = randomUUID();
      ids.set(email, id);
      added.set(email, { ...customer, id, account_id: accountId });
    }
    return { ids, added: [...added.values()] };
  }

  async function write(
    tx: AccountTransaction,
    accountId: string,
    { created, updated }: Plan,
    ids: ReadonlyMap<string, string>,
  ) {
    const rowOf = (line: Line): store.ImportedLicense => ({
      ...line.fields,
      id: line.known?.id ?? randomUUID(),
      account_id: accountId,
      customer_id: keptCustomer(line) ?? ids.get(line.customer.email.toLowerCase()) ?? '',
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
        counts: usesActivation(domain),
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
      const { ids, added } = await customersOf(tx, accountId, lines);
      const isApplied = !isDryRun && made.problems.length === 0;
      if (isApplied) {
        await store.insertCustomers(tx, added);
        await write(tx, accountId, made, ids);
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
