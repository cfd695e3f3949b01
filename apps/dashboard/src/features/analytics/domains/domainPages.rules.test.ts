import { expect, test } from 'vitest';
import { type PageReader, readPages } from './domainPages.rules.ts';

/** Reads three pages. Each call of the first list has the status. */
async function read(statuses: readonly number[], retryAfterSeconds?: number) {
  const [calls, waits, domains]: [number[], number[], string[]] = [[], [], []];
  const reader: PageReader = {
    load: async (page) => {
      calls.push(page);
      const status = statuses[calls.length - 1] ?? 200;
      const error = { code: 'rate_limited' as const, message: '' };
      if (status !== 200) {
        return {
          ...({ ok: false, status, error } as const),
          ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
        };
      }
      const results = [{ domain: `${page}.example` }] as never;
      return { ok: true, status, data: { results, totalPages: 3 } as never };
    },
    wait: async (seconds) => {
      waits.push(seconds);
    },
  };
  const isComplete = await readPages(reader, (results) =>
    domains.push(...results.map(({ domain }) => domain)),
  );
  return { isComplete, calls, waits, domains };
}

const all = ['1.example', '2.example', '3.example'];

test('waits after too many requests, and loads the same page again', async () => {
  expect(await read([200, 429, 429], 42)).toEqual({
    ...{ isComplete: true, calls: [1, 2, 2, 2, 3], waits: [42, 42], domains: all },
  });
  expect(await read([429])).toMatchObject({ isComplete: true, waits: [2], domains: all });
});

test('stops at any other failure', async () => {
  expect(await read([200, 500])).toMatchObject({ isComplete: false, calls: [1, 2], waits: [] });
  expect(await read([0])).toMatchObject({ isComplete: false, calls: [1] });
});
