import { FLAG_RECORDING } from '@pressdock/api/limits';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlagRequest } from '../evaluation/flagRequest.rules.ts';
import type { CachedFlags } from './flagCache.ts';
import type { RequestBatch } from './recording.store.ts';
import { createRequestRecorder, type RequestRecorder } from './requestRecorder.ts';

const product: CachedFlags = {
  id: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  accountId: null,
  flags: [],
  tag: 'none',
  readAt: '2026-03-02T12:00:00.000Z',
  changedSeconds: 0,
};

const open: RequestRecorder[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

/** A recorder whose writes are collected. `write` runs before each write and may throw. */
function createRecorder({ isRateLimited = false, write = () => {} } = {}) {
  const batches: RequestBatch[] = [];
  const failures: unknown[] = [];
  const recorder = createRequestRecorder(
    async (batch) => {
      write();
      batches.push(batch);
    },
    { isRateLimited, onFailure: (error) => failures.push(error) },
  );
  open.push(recorder);
  const record = (identifier: string, flags = product, client = '192.0.2.1') =>
    recorder.record(flags, new FlagRequest({ identifier }), () => client);
  const identifiers = () =>
    batches.flatMap(({ requests }) => requests.map(({ identifier }) => identifier));
  return { recorder, record, batches, identifiers, failures };
}

describe('the request recorder', () => {
  it('writes each identifier once an hour, and again after a change', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(10_000);
    const { recorder, record, identifiers } = createRecorder();
    record('ann');
    record('ann');
    await recorder.flush();
    record('ann');
    vi.advanceTimersByTime(60_000);
    record('ann');
    await recorder.flush();
    expect(identifiers()).toEqual(['ann']);
    record('ann', { ...product, changedSeconds: 60 });
    await recorder.flush();
    expect(identifiers()).toEqual(['ann', 'ann']);
    vi.advanceTimersByTime(FLAG_RECORDING.repeatSeconds * 1000);
    record('ann');
    await recorder.flush();
    expect(identifiers()).toHaveLength(3);
  });

  it('writes identifiers of different products apart', async () => {
    const { recorder, record, batches } = createRecorder();
    const other = { ...product, id: 'b2b2b2b2-11aa-4b6c-9d1e-2a7c1f0b3d4e' };
    record('ann');
    record('ann', other);
    await recorder.flush();
    const ids = batches.flatMap(({ requests }) => requests.map(({ product_id }) => product_id));
    expect(ids).toEqual([product.id, other.id]);
    expect(batches[0]?.products).toEqual(
      new Map([
        [product.id, product.readAt],
        [other.id, product.readAt],
      ]),
    );
  });

  it('writes only the time of the product for a request without an identifier, rarely', async () => {
    const { recorder, record, batches } = createRecorder();
    for (let index = 0; index < 3; index += 1) {
      record('');
      await recorder.flush();
    }
    expect(batches).toEqual([{ requests: [], products: new Map([[product.id, product.readAt]]) }]);
  });

  it('writes a failed batch again', async () => {
    let isBroken = true;
    const { recorder, record, identifiers, failures } = createRecorder({
      write() {
        if (isBroken) throw new Error('no database');
      },
    });
    record('ann');
    await recorder.flush();
    expect(failures).toHaveLength(1);
    isBroken = false;
    record('bob');
    await recorder.flush();
    expect(identifiers().sort()).toEqual(['ann', 'bob']);
  });

  it('writes identifiers with every character, also those that are separators here', async () => {
    const { recorder, record, identifiers } = createRecorder();
    const odd = ['a","b', "'; --", '\\', '💡', 'é'];
    for (const one of odd) record(one);
    await recorder.flush();
    expect(identifiers()).toEqual(odd);
  });

  it('takes at most so many identifiers of a client in a minute', async () => {
    const { recorder, record, identifiers } = createRecorder({ isRateLimited: true });
    for (let index = 0; index < FLAG_RECORDING.perClientAndMinute + 50; index += 1) {
      record(`flood-${index}`);
    }
    record('ann', product, '198.51.100.7');
    await recorder.flush();
    expect(identifiers()).toHaveLength(FLAG_RECORDING.perClientAndMinute + 1);
    expect(identifiers()).toContain('ann');
  });

  it('keeps half of its queue for identifiers that are not stored yet', async () => {
    const { recorder, record, identifiers } = createRecorder();
    record('ann');
    await recorder.flush();
    const changed = { ...product, changedSeconds: performance.now() / 1000 + 1 };
    for (let index = 0; index < 20_000; index += 1) record(`person-${index}`, changed);
    record('ann', changed);
    record('bob', changed);
    await recorder.flush();
    expect(identifiers().filter((one) => one === 'ann')).toHaveLength(1);
    expect(identifiers()).toContain('bob');
    record('ann', changed);
    await recorder.flush();
    expect(identifiers().filter((one) => one === 'ann')).toHaveLength(2);
  });

  it('keeps a bounded queue, and takes later what did not fit', async () => {
    const { recorder, record, identifiers } = createRecorder();
    for (let index = 0; index < 60_000; index += 1) record(`person-${index}`);
    await recorder.flush();
    expect(identifiers()).toHaveLength(40_000);
    record('person-50000');
    await recorder.flush();
    expect(identifiers()).toContain('person-50000');
  });
});
