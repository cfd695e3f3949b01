import { randomUUID } from 'node:crypto';
import type { AccountTransaction } from '../../../db/database.ts';
import { foldCase } from '../../../text/foldCase.ts';
import type { ImportLine } from './importPlan.ts';
import { findCustomers } from './licenseImport.store.ts';

type NewCustomer = NonNullable<ImportLine['customer']> & { id: string; account_id: string };

/** Returns the license's current customer if the line has the same e-mail address. */
function findCurrentCustomer({ known, customer }: ImportLine): string | undefined {
  const isSame = foldCase(known?.customer_email ?? '') === foldCase(customer?.email ?? '');
  return isSame ? (known?.customer_id ?? undefined) : undefined;
}

/** Returns the customer of each line, and the customers to add: one per e-mail address. */
export async function resolveCustomers(
  tx: AccountTransaction,
  accountId: string,
  lines: readonly ImportLine[],
): Promise<{ idOf: (line: ImportLine) => string | null; added: NewCustomer[] }> {
  const unresolved = lines.flatMap((line) =>
    line.customer && !findCurrentCustomer(line) ? [line.customer] : [],
  );
  const emails = [...new Set(unresolved.map(({ email }) => email))];
  const found = await findCustomers(tx, accountId, emails);
  const added = new Map<string, NewCustomer>();
  for (const customer of unresolved) {
    const { folded = '', id = null } = found.get(customer.email) ?? {};
    if (id !== null || added.has(folded)) continue;
    added.set(folded, { ...customer, id: randomUUID(), account_id: accountId });
  }
  const idOf = (line: ImportLine): string | null => {
    const current = findCurrentCustomer(line);
    if (current || !line.customer) return current ?? null;
    const { folded = '', id = null } = found.get(line.customer.email) ?? {};
    return id ?? added.get(folded)?.id ?? null;
  };
  return { idOf, added: [...added.values()] };
}
