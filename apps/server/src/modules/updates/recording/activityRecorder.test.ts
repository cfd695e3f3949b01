import { describe, expect, it, vi } from 'vitest';
import type { CheckRow } from '../updates.store.ts';
import { createActivityRecorder, FLUSH_MS } from './activityRecorder.ts';

describe('the activity recorder', () => {
  const row = (at: number): CheckRow => ({
    item_id: 'i',
    at: String(at),
    installed_version: null,
    wordpress_version: null,
    php_version: null,
    mysql_version: null,
    language: null,
    locale: null,
    site_host: null,
    client_network: null,
  });

  it('writes in batches, requeues failed writes, and writes the rest when it closes', async () => {
    const written: number[] = [];
    const counted = new Map<string, number>();
    let isBroken = true;
    const failures: unknown[] = [];
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          if (isBroken) throw new Error('no database');
          written.push(rows.length);
        },
        async writeDownloads(counts) {
          if (isBroken) throw new Error('no database');
          for (const [id, count] of counts) counted.set(id, count);
        },
      },
      (error) => failures.push(error),
    );
    for (let index = 0; index < 1500; index += 1) recorder.check(() => row(index));
    recorder.download('v');
    recorder.download('v');
    await recorder.flush();
    expect(failures).toHaveLength(1);
    recorder.download('v');
    isBroken = false;
    await recorder.close();
    expect(written).toEqual([1000, 500]);
    expect(counted.get('v')).toBe(3);
  });

  it('drops records that the database rejects and writes the ones after them', async () => {
    const refusal = Object.assign(new Error('no such text'), { code: '22P05' });
    const written: number[] = [];
    const counted: string[] = [];
    const failures: unknown[] = [];
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          if (rows[0]?.at === '0') throw refusal;
          written.push(rows.length);
        },
        async writeDownloads(counts) {
          if (counts.has('bad')) throw refusal;
          counted.push(...counts.keys());
        },
      },
      (error) => failures.push(error),
    );
    for (let index = 0; index < 1500; index += 1) recorder.check(() => row(index));
    recorder.download('bad');
    await recorder.flush();
    recorder.download('good');
    await recorder.close();
    expect(written).toEqual([500]);
    expect(counted).toEqual(['good']);
    expect(failures).toEqual([refusal, refusal]);
  });

  it('drops update checks when its queue is full', async () => {
    let total = 0;
    const recorder = createActivityRecorder(
      {
        async writeChecks(rows) {
          total += rows.length;
        },
        writeDownloads: async () => undefined,
      },
      () => undefined,
    );
    for (let index = 0; index < 50_000; index += 1) recorder.check(() => row(index));
    await recorder.close();
    expect(total).toBe(5000);
  });

  it('does not start a turn while a slow write is running', async () => {
    vi.useFakeTimers();
    try {
      let begun = 0;
      const recorder = createActivityRecorder(
        {
          async writeChecks() {
            begun += 1;
            await new Promise((resolve) => setTimeout(resolve, 10.2 * FLUSH_MS));
          },
          writeDownloads: async () => undefined,
        },
        () => undefined,
      );
      for (let index = 0; index < 5000; index += 1) recorder.check(() => row(index));
      await vi.advanceTimersByTimeAsync(9 * FLUSH_MS);
      expect(begun).toBe(1);
      await vi.advanceTimersByTimeAsync(12.6 * FLUSH_MS);
      expect(begun).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('spreads a flood over several turns and writes the rest when it closes', async () => {
    vi.useFakeTimers();
    try {
      let total = 0;
      const recorder = createActivityRecorder(
        {
          async writeChecks(rows) {
            total += rows.length;
          },
          writeDownloads: async () => undefined,
        },
        () => undefined,
      );
      for (let index = 0; index < 5000; index += 1) recorder.check(() => row(index));
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(total).toBe(2000);
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(total).toBe(4000);
      await recorder.close();
      expect(total).toBe(5000);
    } finally {
      vi.useRealTimers();
    }
  });
});
