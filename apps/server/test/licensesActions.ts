import { randomUUID } from 'node:crypto';
import type { Person } from './harness.ts';

/** Adds a customer; answers their identifier. */
export async function addCustomer(person: Person): Promise<string> {
  const body = { email: `${randomUUID()}@example.com` };
  return (await person.api('POST', '/api/v2/customers', body)).body._id;
}

/** Issues a licence with a key of its own. */
export async function addLicense(
  person: Person,
  customer: string,
  fields: { key?: string; [field: string]: unknown } = {},
): Promise<{ id: string; key: string }> {
  const key = fields.key ?? randomUUID();
  const answer = await person.api('POST', '/api/v2/license', { customer, ...fields, key });
  if (answer.status !== 201) throw new Error(`No licence was issued: ${answer.text}`);
  return { id: answer.body._id, key };
}
