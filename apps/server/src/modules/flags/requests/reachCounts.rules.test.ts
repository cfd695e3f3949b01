import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReach, type FetchedFlags, type FlagChange } from './reachCounts.rules.ts';

const MINUTE = 60_000_000;
const DAY = 24 * 60 * MINUTE;
const start = Date.parse('2026-03-02T12:03:00Z') * 1000;

const change = (id: string, changed_at: number, product_id = 'shop'): FlagChange => ({
  id,
  product_id,
  account_id: 'ada',
  changed_at,
});
const fetched = (at: number, earlier: number | null, identifiers: number): FetchedFlags => ({
  product_id: 'shop',
  at,
  earlier,
  identifiers,
});

describe('the reach of changes', () => {
  it.each([
    ['new identifiers have fetched every change', null, { a: 3, b: 3 }],
    ['the change after the earlier request', start + 5 * MINUTE, { b: 3 }],
    ['a change at the time of the earlier request was fetched before', start, { b: 3 }],
    ['nothing if there was no change since', start + 10 * MINUTE, {}],
  ])('%s', (_, earlier, expected) => {
    const changes = [change('a', start), change('b', start + 10 * MINUTE)];
    const counts = countReach([fetched(start + 20 * MINUTE, earlier, 3)], changes);
    expect(Object.fromEntries(counts.map((one) => [one.change_id, one.identifiers]))).toEqual(
      expected,
    );
  });

  it('omits changes after the request, of other products, and of more than 30 days ago', () => {
    const changes = [
      change('old', start - 30 * DAY),
      change('other', start, 'other'),
      change('late', start + 2),
    ];
    expect(countReach([fetched(start + 1, null, 1)], changes)).toEqual([]);
  });

  it('is counted in ten minutes for two days, and by day after that', () => {
    const at = start + 2 * DAY;
    const changes = [change('old', start), change('new', start + 1)];
    expect(countReach([fetched(at, null, 1)], changes)).toEqual([
      { change_id: 'new', account_id: 'ada', period: '2026-03-04T12:00:00.000Z', identifiers: 1 },
      { change_id: 'old', account_id: 'ada', period: '2026-03-04T00:00:00.000Z', identifiers: 1 },
    ]);
  });

  it('equals counting each identifier for each change', () => {
    const time = integer({ min: 0, max: 40 }).map((days) => start + days * DAY);
    const groups = array(
      record({
        product_id: constantFrom('shop', 'theme'),
        at: time,
        earlier: option(time),
        identifiers: integer({ min: 1, max: 5 }),
      }),
    );
    const changes = array(record({ product_id: constantFrom('shop', 'theme'), changed_at: time }));
    assert(
      property(groups, changes, constant('ada'), (all, times, account_id) => {
        const ordered = times
          .map((one, index) => ({ ...one, account_id, id: `change-${index}` }))
          .sort((one, other) => one.changed_at - other.changed_at);
        const naive = ordered.map(({ product_id, changed_at }) =>
          all
            .filter((one) => one.product_id === product_id && changed_at <= one.at)
            .filter(({ at, earlier }) => changed_at > Math.max(earlier ?? 0, at - 30 * DAY))
            .reduce((sum, { identifiers }) => sum + identifiers, 0),
        );
        const counts = countReach(all, ordered);
        const totals = ordered.map(({ id }) =>
          counts
            .filter(({ change_id }) => change_id === id)
            .reduce((sum, { identifiers }) => sum + identifiers, 0),
        );
        expect(totals).toEqual(naive);
      }),
    );
  });
});
