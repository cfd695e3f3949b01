import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let customer: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
});

const sites = 20;
const limit = 3;
/** The embedded database has one connection, so more rounds would find nothing more. */
const rounds = process.env.TEST_ENGINE === 'postgres' ? 100 : 5;

it(`${sites} concurrent activations never exceed a limit of ${limit}, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, key } = await addLicense(ines, customer, { activation_limit: limit });
    const responses = await Promise.all(
      Array.from({ length: sites }, (_, site) => {
        // Pairs of requests activate the same domain.
        const domain = `site-${Math.floor(site / 2)}.com`;
        const [call, more] = site % 2 ? ['activate', ''] : ['validate-with-domain', '&lease=1'];
        const query = `license=${key}&domain=${domain}${more}`;
        return server.api('GET', `/api/v2/public/${ines.id}/license/${call}?${query}`);
      }),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2 * limit);
    expect(statuses.every((status) => [200, 400, 403].includes(status))).toBe(true);
    const { body } = await ines.api('GET', `/api/v2/license/${id}`);
    expect(body).toMatchObject({
      activationCount: limit,
      siteCount: limit,
      status: 'limit_reached',
    });
    expect(body.activated_domains).toHaveLength(limit);
  }
}, 120_000);

/** Returns the response of a call that runs while another change commits. */
async function callDuring(change: ReturnType<typeof sql>, call: () => ReturnType<Person['api']>) {
  const calling = await server.database.withSystem(async (tx) => {
    await change.execute(tx);
    const response = call();
    // The embedded database runs the call after this transaction; on Postgres the call waits for its lock.
    for (let isWaiting = process.env.TEST_ENGINE !== 'postgres'; !isWaiting; ) {
      const held = await sql`select pg_sleep(0.01) from pg_locks
        where not granted and locktype = 'transactionid'`.execute(tx);
      isWaiting = held.rows.length > 0;
    }
    return { answer: response };
  });
  const { status, body } = await calling.answer;
  return { status, body };
}

const importOne = (line: object) => () =>
  ines.api('POST', '/api/v2/license/import', { rows: [{ row: 2, ...line }], isDryRun: false });

it('an import succeeds when a license receives one of its keys meanwhile', async () => {
  const { id } = await addLicense(ines, customer, { key: 'before' });
  const { customerEmail } = (await ines.api('GET', `/api/v2/license/${id}`)).body;
  const line = { key: 'after', customer_email: customerEmail };
  const keyChange = sql`update licenses set key = 'after' where id = ${id}`;
  const unchanged = { status: 200, body: { created: 0, unchanged: 1 } };
  expect(await callDuring(keyChange, importOne(line))).toMatchObject(unchanged);
});

it('an import succeeds when one of its customers is deleted meanwhile', async () => {
  const email = 'deleted@buyer.com';
  const { _id: customerId } = (await ines.api('POST', '/api/v2/customers', { email })).body;
  const deletion = sql`delete from customers where id = ${customerId}`;
  const added = { status: 200, body: { created: 1, customersCreated: 1 } };
  expect(
    await callDuring(deletion, importOne({ key: 'new', customer_email: email })),
  ).toMatchObject(added);
});

it('a license is not saved over a newer revision, however it was changed', async () => {
  const { id, key } = await addLicense(ines, customer);
  const path = `/api/v2/license/${id}`;
  const save = (notes: string, revision?: number, at = path) =>
    ines.api('PUT', at, { key, customer, notes, expires: '2030-01-01', revision });
  expect((await save('x', 1)).status).toBe(200);
  const late = await save('y', 1);
  expect([late.status, late.body.code]).toEqual([409, 'stale']);
  const extend = { action: 'extend', ids: [id], days: 1 };
  expect((await ines.api('POST', '/api/v2/license/bulk', extend)).body.changed).toBe(1);
  expect((await save('y', 2)).status).toBe(409);
  // Suspending does not change the revision.
  await ines.api('POST', `${path}/suspend`);
  expect((await save('y', 3)).status).toBe(200);
  const responses = await Promise.all(['a', 'b', 'c'].map((notes) => save(notes, 4)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
  expect((await save('z', 1, `/api/v2/license/${randomUUID()}`)).status).toBe(404);
});

it('deleting a customer deletes all licenses, also when others delete some of them meanwhile', async () => {
  const person = await signUp(server);
  const one = await addCustomer(person);
  await server.database.withSystem((tx) =>
    sql`insert into licenses (id, account_id, customer_id, key)
      select gen_random_uuid(), ${person.id}, ${one}, n from generate_series(1, 1200) n`.execute(
      tx,
    ),
  );
  const some = sql`delete from licenses where customer_id = ${one} and key::integer <= 1000`;
  const path = `/api/v2/customers/${one}?deleteAssociatedLicenses=true`;
  const { status } = await callDuring(some, () => person.api('DELETE', path));
  expect(status).toBe(204);
  expect((await person.api('GET', '/api/v2/license')).body.total).toBe(0);
  expect((await person.api('DELETE', path)).status).toBe(404);
});
