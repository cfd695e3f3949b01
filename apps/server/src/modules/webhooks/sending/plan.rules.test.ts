import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DueDelivery, planDeliveries } from './plan.rules.ts';

const limits = { total: 6, perAccount: 4, perHost: 4, perAccountAtHost: 2 };

/** Parses `a:slow.example` as a delivery of account `a` to that host; `!` marks a probe. */
function parse(texts: readonly string[]): DueDelivery[] {
  return texts.map((text, index) => {
    const [accountId = '', host = ''] = text.replace('!', '').split(':');
    const endpointId = `${accountId}:${host}`;
    return { id: String(index), accountId, host, endpointId, isProbe: text.endsWith('!') };
  });
}

function plan(due: string[], sending: string[] = [], turns: [string, number][] = []): string[] {
  const planned = planDeliveries(parse(due), parse(sending), new Map(turns), limits);
  return planned.map(({ id }) => due[Number(id)] ?? '');
}

describe('the deliveries to send', () => {
  test.each([
    ['nothing', [], [], []],
    [
      'of another account, although one has a hundred that are due earlier',
      [...Array.from({ length: 100 }, () => 'a:slow'), 'b:fast'],
      [],
      ['a:slow', 'b:fast', 'a:slow'],
    ],
    [
      'of one account to other hosts, while one host is slow',
      ['a:slow', 'a:fast'],
      ['a:slow', 'a:slow'],
      ['a:fast'],
    ],
    ['no more of one account', ['a:w'], ['a:x', 'a:x', 'a:y', 'a:y'], []],
    ['no more to one host, but to others', ['c:x', 'c:y'], ['a:x', 'a:x', 'b:x', 'b:x'], ['c:y']],
    ['no more in all', ['d:w'], ['a:x', 'a:y', 'b:x', 'b:y', 'c:x', 'c:y'], []],
    ['one probe of an endpoint', ['a:x!', 'a:x!', 'a:y!'], [], ['a:x!', 'a:y!']],
    [
      'first those of the account with the fewest in progress',
      ['a:x', 'b:y', 'b:y'],
      ['a:w', 'a:w', 'b:w', 'c:v'],
      ['b:y', 'a:x'],
    ],
  ])('are %s', (_, due, sending, planned) => {
    expect(plan(due, sending)).toEqual(planned);
  });

  test('begin with the account that waited longest since its last turn', () => {
    const due = ['a:x', 'b:x', 'c:y'];
    const turns: [string, number][] = [
      ['a', 3],
      ['b', 1],
    ];
    expect(plan(due, [], turns)).toEqual(['c:y', 'b:x', 'a:x']);
  });

  test('stay within every limit and never skip an account that could be sent to', () => {
    const delivery = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('x', 'y', 'z'))
      .map((parts) => parts.join(':'));
    fc.assert(
      fc.property(fc.array(delivery, { maxLength: 60 }), (texts) => {
        const planned = planDeliveries(parse(texts), [], new Map(), limits);
        const count = (matches: (one: DueDelivery) => boolean) => planned.filter(matches).length;
        expect(planned.length).toBeLessThanOrEqual(limits.total);
        for (const { accountId, host } of planned) {
          expect(count((one) => one.accountId === accountId)).toBeLessThanOrEqual(4);
          expect(count((one) => one.host === host)).toBeLessThanOrEqual(4);
          expect(
            count((one) => one.accountId === accountId && one.host === host),
          ).toBeLessThanOrEqual(2);
        }
        const accounts = new Set(texts.map((text) => text.split(':')[0]));
        const hosts = new Set(texts.map((text) => text.split(':')[1]));
        if (hosts.size > 1) return;
        expect(new Set(planned.map(({ accountId }) => accountId)).size).toBe(
          Math.min(accounts.size, limits.perHost),
        );
      }),
    );
  });
});
