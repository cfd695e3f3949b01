import { describe, expect, it } from 'vitest';
import {
  answerAdoption,
  answerDepartures,
  answerRequirements,
  type DayValue,
  listMinors,
  predictMonths,
} from './answers.rules.ts';

const day = '2026-03-10';
const valuesOf = (counts: Record<string, number>, of = day): DayValue[] =>
  Object.entries(counts).map(([value, sites]) => ({ day: of, value, sites }));

/** Returns the day so many days after the first one. */
const dayAfter = (days: number) =>
  new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10);

describe('requirements', () => {
  it('count the reporting sites that stay below each minor version but the oldest', () => {
    const values = valuesOf({
      ...{ '7.4.33': 31, '8.0.30-1+deb': 9, '8.1.29': 500, '8.1.2': 60, '8.3.1': 400 },
      ...{ '': 77, '(other)': 12, nonsense: 3 },
    });
    expect(answerRequirements('php', day, values)).toEqual([
      { fact: 'php', version: '8.3', sites: 600, sample: 1000, from: day, to: day },
      { fact: 'php', version: '8.1', sites: 40, sample: 1000, from: day, to: day },
      { fact: 'php', version: '8.0', sites: 31, sample: 1000, from: day, to: day },
    ]);
  });

  it('are none without data', () => {
    expect(answerRequirements('php', day, [])).toEqual([]);
    expect(listMinors(valuesOf({ '6.10': 1, '6.9.1': 1, '6.9': 1 }))).toEqual(['6.10', '6.9']);
  });
});

describe('the prediction of a share', () => {
  const falling = (days: number, start: number, daily: number) =>
    Array.from({ length: days }, (_, index) => ({ day: index, share: start * daily ** index }));

  it.each([
    ['falls by 1% a day from 8% on', falling(31, 0.08, 0.99), 3.5],
    ['is low already', [{ day: 0, share: 0.01 }], 0],
    ['was measured for two weeks only', falling(14, 0.08, 0.99), null],
    ['stays', falling(31, 0.08, 1), null],
    ['rises', falling(31, 0.08, 1.01), null],
    ['falls too slowly', falling(31, 0.5, 0.9999), null],
    ['is unknown', [], null],
  ])('of a version that %s', (_, shares, expected) => {
    const months = predictMonths(shares);
    if (expected === null) expect(months).toBeNull();
    else expect(months).toBeCloseTo(expected, 1);
  });
});

describe('departures', () => {
  it('name the period, the sample and the current share, without versions most sites are below', () => {
    const values = [0, 7, 14, 21].flatMap((days) =>
      valuesOf({ '6.1': Math.round(100 * 0.97 ** days), '6.2': 300, '6.5': 600 }, dayAfter(days)),
    );
    const [six5, six2] = [
      answerDepartures('wordpress', values).find(({ version }) => version === '6.5'),
      answerDepartures('wordpress', values).find(({ version }) => version === '6.2'),
    ];
    expect(six5?.months).not.toBe(0);
    expect(six2).toMatchObject({ fact: 'wordpress', from: day, to: dayAfter(21), sample: 953 });
    expect(six2?.currentShare).toBeCloseTo(53 / 953, 6);
    expect(six2?.months).toBeGreaterThan(0.5);
    const most = valuesOf({ '6.1': 60, '6.2': 40 });
    expect(answerDepartures('wordpress', most)).toEqual([]);
    expect(answerDepartures('wordpress', [])).toEqual([]);
  });
});

describe('adoption', () => {
  const firstOfferedAt = new Date('2026-03-01T06:00:00Z');
  const release = { version: '2.4.0', firstOfferedAt, offered: 10, installed: 6 };

  it('takes the days until half of the offered sites had the version', () => {
    const halfAt = new Date('2026-03-04T10:48:00Z');
    expect(answerAdoption([{ ...release, halfAt }], day)).toEqual([
      {
        ...{ version: '2.4.0', halfDays: 3.2, share: 0.6 },
        ...{ from: '2026-03-01', to: day, sample: 10 },
      },
    ]);
  });

  it('is open while fewer have it, and left out if no site was offered it', () => {
    const open = { ...release, installed: 4, halfAt: null };
    const unknown = { ...open, version: '2.5.0', offered: 0, installed: 0 };
    const [answer, ...others] = answerAdoption([open, unknown], day);
    expect(answer).toMatchObject({ halfDays: null, share: 0.4 });
    expect(others).toEqual([]);
  });
});
