import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';
import { addCustomer, addLicense } from './licensesActions.ts';

let server: TestServer;
let ines: Person;
let customer: string;

beforeAll(async () => {
  server = await startTestServer();
  ines = await joinAsNew(server);
  customer = await addCustomer(ines);
});
afterAll(() => server.close());

const sites = 20;
const limit = 3;
/** The embedded database has one connection: there is no more to find there in more rounds. */
const rounds = process.env.TEST_ENGINE === 'postgres' ? 100 : 5;

it(`${sites} sites that activate at once never pass a limit of ${limit}, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { id, key } = await addLicense(ines, customer, { activation_limit: limit });
    const answers = await Promise.all(
      Array.from({ length: sites }, (_, site) => {
        // Some ask for the place that another one asks for, too.
        const domain = `site-${Math.floor(site / 2)}.com`;
        const [call, more] = site % 2 ? ['activate', ''] : ['validate-with-domain', '&lease=1'];
        const path = `/api/v2/public/license/${call}?license=${key}&domain=${domain}${more}`;
        return server.api('GET', path);
      }),
    );
    const statuses = answers.map(({ status }) => status);
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

const imports = rounds / 5;

it(`${sites} equal imports at once issue each licence once, in ${imports} rounds`, async () => {
  for (let round = 0; round < imports; round += 1) {
    const rows = ['a', 'b', 'c'].map((name, place) => ({
      row: place + 2,
      key: `same-${round}-${name}`,
      customer_email: `buyer-${round}@example.com`,
    }));
    const body = { rows, isDryRun: false };
    const answers = await Promise.all(
      Array.from({ length: sites }, () => ines.api('POST', '/api/v2/license/import', body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const made = answers.map((answer) => [answer.body.created, answer.body.customersCreated]);
    expect(made.filter(([created]) => created > 0)).toEqual([[rows.length, 1]]);
  }
}, 120_000);
