import { hash } from 'node:crypto';
import { FLAG_LIMITS } from '@pressdock/api/limits';
import { expect, test } from 'vitest';
import type { Servers } from './servers.ts';
import type { Acknowledged } from './workload.ts';

/** Expects each acknowledged value once among the stored ones, and no stored value twice. */
function expectOnce(stored: readonly string[], expected: readonly string[]): void {
  const values = new Set(stored);
  expect(values.size).toBe(stored.length);
  expect(expected.filter((value) => !values.has(value))).toEqual([]);
}

/** An e-mail or webhook of a killed process is sent again once its lease has ended. */
const untilRepeated = { timeout: 120_000, interval: 500 };

/** Defines the tests that nothing the servers acknowledged was lost or done twice. */
export function testAcknowledged(
  find: () => { servers: Servers; acknowledged: Acknowledged },
): void {
  test('acknowledged licenses and activations are stored once', async () => {
    const { servers, acknowledged } = find();
    const { id } = servers.subjects.license;
    expectOnce(await servers.read('select key as text from licenses'), acknowledged.licenses);
    const domains = await servers.read(
      'select domain as text from license_activations where license_id = $1',
      [id],
    );
    expectOnce(domains, acknowledged.domains);
    const counted = 'select site_count::text as text from licenses where id = $1';
    expect(await servers.read(counted, [id])).toEqual([String(domains.length)]);
  });

  test('acknowledged changes of flags are in the history once', async () => {
    const { servers, acknowledged } = find();
    const stored = 'select revision::text as text from feature_flag_changes where flag_id = $1';
    const revisions = await servers.read(stored, [servers.subjects.flag.split('/').at(-1)]);
    const newest = Math.max(...revisions.map(Number));
    expect(newest).toBeGreaterThanOrEqual(Math.max(...acknowledged.revisions));
    // A longer run makes more changes than the history keeps.
    const current = acknowledged.revisions.filter((one) => one > newest - FLAG_LIMITS.changes);
    expectOnce(revisions, current.map(String));
  });

  test('every process serves the same bytes of acknowledged versions', async () => {
    const { servers, acknowledged } = find();
    const { product } = servers.subjects;
    const stored = 'select version as text from versions where item_id = $1';
    expectOnce(await servers.read(stored, [product]), acknowledged.versions);
    for (const version of acknowledged.versions) {
      const [sha256] = await servers.read(
        'select sha256 as text from versions where item_id = $1 and version = $2',
        [product, version],
      );
      for (const url of servers.fleet.urls) {
        const response = await fetch(
          `${url}/api/v1/updates/${product}/download?version=${version}`,
        );
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect([response.status, hash('sha256', bytes)]).toEqual([200, sha256]);
      }
    }
  });

  test('each acknowledged registration sends one e-mail', { timeout: 150_000 }, async () => {
    const { servers, acknowledged } = find();
    const addressed = () => new Set(servers.mail.accepted.map(({ to }) => to));
    const missing = () => acknowledged.registrations.filter((email) => !addressed().has(email));
    await expect.poll(missing, untilRepeated).toEqual([]);
    const messages = new Set(
      servers.mail.accepted.map(({ to, messageId }) => `${to} ${messageId}`),
    );
    expect(messages.size).toBe(addressed().size);
  });

  test('each acknowledged version sends one webhook', { timeout: 150_000 }, async () => {
    const { servers, acknowledged } = find();
    const deliveries = () =>
      servers.receiver.received.flatMap(({ headers, text }) => {
        const { event, version } = JSON.parse(text);
        const id = String(headers['pressdock-delivery']);
        return event === 'version.released' ? [{ version: String(version.version), id }] : [];
      });
    const missing = () => {
      const delivered = new Set(deliveries().map(({ version }) => version));
      return acknowledged.versions.filter((version) => !delivered.has(version));
    };
    await expect.poll(missing, untilRepeated).toEqual([]);
    const ids = new Set(deliveries().map(({ version, id }) => `${version} ${id}`));
    expect(ids.size).toBe(new Set(deliveries().map(({ version }) => version)).size);
  });
}
