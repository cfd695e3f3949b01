import { randomUUID } from 'node:crypto';
import type { ImportLicensesRequest, ImportLicensesResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { AccountTransaction, Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/refusal.ts';
import { requirePermissionToAdd } from '../../../permissions/permissions.service.ts';
import { countsAsActivation } from '../../../wordpress/siteDomain.ts';
import { resolveCustomers } from './importCustomers.ts';
import { type ImportLine, type ImportPlan, planImport } from './importPlan.ts';
import { suspends } from './licenseImport.rules.ts';
import * as store from './licenseImport.store.ts';

/** Imports a batch of rows from a file. */
export type ImportLicenses = ReturnType<typeof createLicenseImport>;

async function writePlan(
  tx: AccountTransaction,
  accountId: string,
  { created, updated }: ImportPlan,
  customerIdOf: (line: ImportLine) => string | null,
  now: Date,
): Promise<void> {
  const toRow = (line: ImportLine): store.ImportedLicense => ({
    ...line.fields,
    id: line.known?.id ?? randomUUID(),
    account_id: accountId,
    customer_id: customerIdOf(line),
    suspended_at: line.known?.suspended_at ?? (line.isSuspended ? now : null),
    created_at: line.createdAt,
  });
  const lines = [...created, ...updated].map((line) => ({ line, row: toRow(line) }));
  await store.insertLicenses(
    tx,
    lines.filter(({ line }) => !line.known).map(({ row }) => row),
  );
  await store.updateLicenses(
    tx,
    lines.filter(({ line }) => line.known).map(({ row }) => row),
  );
  const activations = lines.flatMap(({ line, row }) =>
    line.domains.map((domain) => ({
      id: randomUUID(),
      account_id: accountId,
      license_id: row.id,
      domain,
      counts: countsAsActivation(domain),
      plugin_version: null,
    })),
  );
  await store.insertActivations(tx, activations);
}

/** Creates the function. */
export function createLicenseImport(database: Database) {
  const tryImport = (
    ctx: RequestContext,
    { rows, isDryRun }: ImportLicensesRequest,
  ): Promise<ImportLicensesResponse> =>
    database.withAccount(ctx, async (tx) => {
      const { accountId } = ctx;
      await requirePermissionToAdd(tx, accountId, 'license', 0);
      const now = new Date();
      const plan = await planImport(tx, accountId, rows, now);
      const lines = [...plan.created, ...plan.updated];
      const { idOf, added } = await resolveCustomers(tx, accountId, lines);
      const isApplied = !isDryRun && plan.problems.length === 0;
      if (isApplied) {
        await requirePermissionToAdd(tx, accountId, 'license', plan.created.length);
        await store.insertCustomers(tx, added);
        await writePlan(tx, accountId, plan, idOf, now);
      }
      return {
        isApplied,
        created: plan.created.length,
        updated: plan.updated.length,
        unchanged: plan.unchanged,
        customersCreated: added.length,
        suspended: lines.filter((line) => suspends(line.known, line)).length,
        problems: plan.problems,
      };
    });

  /** Imports all rows of a batch or none. A dry run only returns what would change. */
  return async function importLicenses(
    ctx: RequestContext,
    batch: ImportLicensesRequest,
  ): Promise<ImportLicensesResponse> {
    try {
      return await tryImport(ctx, batch);
    } catch (error) {
      if (!isUniqueViolation(error, 'licenses_key_unique')) throw error;
      // Another request created a license with one of the keys; now the row updates that license.
      return tryImport(ctx, batch);
    }
  };
}
