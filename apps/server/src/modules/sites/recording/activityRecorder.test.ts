import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { createActivityRecorder, type DownloadBatch, FLUSH_MS } from './activityRecorder.ts';
import type { CheckBatch } from './siteChecks.store.ts';
import { NO_OPTIONAL_FACTS, type SiteCheck } from './siteFacts.ts';
import type { SiteDownload } from './siteReleases.store.ts';

const check = (index: number): SiteCheck => ({
  item_id: 'p',
  at: new Date(index).toISOString(),
  site_key: String(index),
  is_consenting: true,
  installed_version: null,
  wordpress_version: null,
  php_version: null,
  ...NO_OPTIONAL_FACTS,
});

/** A recorder whose writes are collected. `write` runs before each write and may throw. */
function createRecorder(
  write: (
    written: Partial<CheckBatch> & {
      downloads?: DownloadBatch['counts'];
      offers?: ReadonlyMap<string, Date>;
    },
  ) => void | Promise<void> = () => undefined,
) {
  const batches: CheckBatch[] = [];
  const downloads = new Map<string, number>();
  const sites: SiteDownload[] = [];
  const offers: string[] = [];
  const failures: unknown[] = [];
  const recorder = createActivityRecorder(
    {
      async writeChecks(batch) {
        await write(batch);
        batches.push(batch);
      },
      async writeDownloads(batch) {
        await write({ downloads: batch.counts });
        for (const [id, count] of batch.counts) downloads.set(id, count);
        sites.push(...batch.sites);
      },
      async writeOffers(written) {
        await write({ offers: written });
        offers.push(...written.keys());
      },
    },
    (error) => failures.push(error),
  );
  const record = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      recorder.check('p', `site ${index}`, () => check(index));
    }
  };
  const sizes = () => batches.map(({ checks }) => checks.length);
  return { recorder, record, batches, sizes, downloads, sites, offers, failures };
}

/** Returns the number of checks in batches, whether or not their sites were recorded. */
function countChecks(batches: readonly CheckBatch[]): number {
  const counts = batches.flatMap(({ checks, uncounted }) => [
    ...checks.map(({ times }) => times),
    ...uncounted.values(),
  ]);
  return counts.reduce((total, count) => total + count, 0);
}

describe('the activity recorder', () => {
  it('writes in batches, requeues failed writes, and writes the rest when it closes', async () => {
    let isBroken = true;
    const { recorder, record, sizes, downloads, failures, batches } = createRecorder(() => {
      if (isBroken) throw new Error('no database');
    });
    record(1500);
    await recorder.flush();
    expect(failures).toHaveLength(1);
    record(1);
    recorder.download('v');
    recorder.download('v');
    isBroken = false;
    await recorder.close();
    expect(sizes()).toEqual([1000, 500]);
    expect(countChecks(batches)).toBe(1501);
    expect(downloads.get('v')).toBe(2);
  });

  it('drops records that the database rejects and writes the ones after them', async () => {
    const refusal = Object.assign(new Error('no such text'), { code: '22P05' });
    const { recorder, record, sizes, downloads, failures } = createRecorder((written) => {
      if (written.checks?.[0]?.site_key === '0') throw refusal;
      if (written.downloads?.has('bad')) throw refusal;
    });
    record(1500);
    recorder.download('bad');
    await recorder.flush();
    recorder.download('good');
    await recorder.close();
    expect(sizes()).toEqual([500]);
    expect([...downloads.keys()]).toEqual(['good']);
    expect(failures).toEqual([refusal, refusal]);
  });

  it('writes equal checks once, with their number', async () => {
    const { recorder, batches } = createRecorder();
    let created = 0;
    for (let count = 0; count < 50_000; count += 1) {
      recorder.check('p', 'site', () => {
        created += 1;
        return check(created);
      });
    }
    recorder.check('q', 'site', () => check(2));
    await recorder.close();
    expect(created).toBe(1);
    expect(batches).toEqual([
      {
        checks: [
          { ...check(1), times: 50_000 },
          { ...check(2), times: 1 },
        ],
        uncounted: new Map(),
      },
    ]);
  });

  it('records 5,000 sites while its queue is full, and counts the checks of all others', async () => {
    const { recorder, record, batches, sizes } = createRecorder();
    record(50_000);
    await recorder.close();
    expect(sizes()).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(countChecks(batches)).toBe(50_000);
  });

  it('counts every check of a full queue whose writes fail', async () => {
    let isBroken = true;
    const { recorder, record, batches } = createRecorder(() => {
      if (isBroken) throw new Error('no database');
    });
    for (let turn = 0; turn < 3; turn += 1) {
      record(8000);
      await recorder.flush();
    }
    isBroken = false;
    await recorder.close();
    expect(countChecks(batches)).toBe(24_000);
  });

  it('writes the first offer of each version once, also after a failed write', async () => {
    let isBroken = true;
    const { recorder, offers } = createRecorder(() => {
      if (isBroken) throw new Error('no database');
    });
    recorder.offer('a');
    recorder.offer('a');
    await recorder.flush();
    isBroken = false;
    recorder.offer('b');
    await recorder.flush();
    recorder.offer('a');
    await recorder.close();
    expect(offers.sort()).toEqual(['a', 'b']);
  });

  it('writes the version that one of equal checks was offered', async () => {
    const { recorder, batches } = createRecorder();
    recorder.check('p', 'site', () => check(1), undefined);
    recorder.check('p', 'site', () => check(2), '2.0');
    recorder.check('p', 'site', () => check(3), undefined);
    await recorder.close();
    expect(batches[0]?.checks).toEqual([{ ...check(1), times: 3, offered: '2.0' }]);
  });

  it('writes the first download of a version by a site, also after a failed write', async () => {
    let isBroken = true;
    const { recorder, downloads, sites } = createRecorder(() => {
      if (isBroken) throw new Error('no database');
    });
    const before = new Date().toISOString();
    recorder.download('v', 'site');
    recorder.download('v');
    await recorder.flush();
    const after = new Date().toISOString();
    isBroken = false;
    recorder.download('v', 'site');
    recorder.download('v', 'other');
    await recorder.close();
    expect(downloads.get('v')).toBe(4);
    expect(sites.map(({ site_key }) => site_key)).toEqual(['site', 'other']);
    expect(sites[0]?.at && before <= sites[0].at && sites[0].at <= after).toBe(true);
  });

  it('queues at most 4,000,000 characters of plugin lists, and writes later ones again', async () => {
    const { recorder, batches } = createRecorder();
    const plugins = Array.from(
      { length: 100 },
      (_, n) => [`${'x'.repeat(60)}${n}`, '1.0'] as const,
    );
    const listed = (from: number) => {
      for (let index = from; index < from + 900; index += 1) {
        recorder.check('p', `site ${index}`, () => ({ ...check(index), plugins }));
      }
    };
    const characters = () =>
      batches
        .flatMap(({ checks }) => checks)
        .reduce((total, { plugins: list }) => total + (list ? JSON.stringify(list).length : 0), 0);
    listed(0);
    await recorder.flush();
    const first = characters();
    expect(first).toBeGreaterThan(3_900_000);
    expect(first).toBeLessThanOrEqual(4_000_000);
    expect(countChecks(batches)).toBe(900);
    listed(900);
    await recorder.close();
    expect(characters()).toBe(2 * first);
  });

  it('retains nothing of the requests that checks were cut from', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const { recorder } = createRecorder();
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 200; index += 1) {
      const body = Buffer.alloc(1_000_000, index % 100).toString('latin1');
      recorder.check('p', `site ${index}`, () => ({
        ...check(index),
        mysql_version: body.slice(100, 200),
      }));
    }
    collectGarbage();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
    await recorder.close();
  });

  it('does not start a turn while a slow write is running', async () => {
    vi.useFakeTimers();
    try {
      let begun = 0;
      const { record } = createRecorder(async () => {
        begun += 1;
        await new Promise((resolve) => setTimeout(resolve, 10.2 * FLUSH_MS));
      });
      record(5000);
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
      const { recorder, record, batches } = createRecorder();
      record(5000);
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(countChecks(batches)).toBe(2000);
      await vi.advanceTimersByTimeAsync(FLUSH_MS);
      expect(countChecks(batches)).toBe(4000);
      await recorder.close();
      expect(countChecks(batches)).toBe(5000);
    } finally {
      vi.useRealTimers();
    }
  });
});
