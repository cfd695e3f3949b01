import { expect, test } from 'vitest';
import { probeHost, probeRemote } from './probes.ts';

const remote = { url: 'ssh://git@git.example/a.git', access: { kind: 'public' } } as const;

/** Never responds. */
const hang = () => new Promise<never>(() => undefined);

test('a probe of a host that hangs ends in time', async () => {
  const begin = performance.now();
  const [host, read] = await Promise.all([
    probeHost(hang, 'https://a.example', 100),
    probeRemote({ listRefs: hang }, remote, 'main', 100),
  ]);
  expect([host, read]).toMatchObject([
    { ok: false, failure: 'timeout' },
    { ok: false, failure: 'timeout' },
  ]);
  expect(performance.now() - begin).toBeLessThan(2000);
});

test('a probe that responds does not wait for its limit', async () => {
  const webhook = { url: 'https://a.example', isActive: true, sendsPushes: true };
  const listed = { ...webhook, externalId: '1', createdAt: null };
  const begin = performance.now();
  const probe = await probeHost(async () => ({ ok: true, value: [listed] }), webhook.url, 30_000);
  expect(probe).toMatchObject({ ok: true, value: { hasWebhook: true } });
  expect(performance.now() - begin).toBeLessThan(5000);
});

test.each([
  [{ isActive: false }, false],
  [{ sendsPushes: false }, false],
  [{ url: 'https://b.example' }, false],
  [{}, true],
])('a webhook with %j points here: %s', async (changes, expected) => {
  const webhook = { url: 'https://a.example', isActive: true, sendsPushes: true, ...changes };
  const listed = { ...webhook, externalId: '1', createdAt: null };
  const probe = await probeHost(async () => ({ ok: true, value: [listed] }), 'https://a.example');
  expect(probe).toMatchObject({ value: { hasWebhook: expected } });
});
