import { expect, it } from 'vitest';
import { siteCheck, siteKeyOf } from '../../../../test/harness/siteChecks.ts';
import type { KeyedCheck } from './siteFacts.ts';
import { ReleaseChanges } from './siteReleases.rules.ts';

const time = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString();

/** Adds checks of one site, an hour apart, that report these versions. */
function report(before: string | null, ...versions: (string | null)[]) {
  const changes = new ReleaseChanges();
  let known = before;
  for (const [hour, installed_version] of versions.entries()) {
    const check = siteCheck('plugin', 'a', { at: time(hour), installed_version });
    changes.addCheck(check as KeyedCheck, known);
    known = installed_version ?? known;
  }
  return changes;
}

it.each<[string, Parameters<typeof report>, string[], string[]]>([
  ['a site that never reported a version', [null, '1.0', '1.0'], ['1.0 ? 0-1'], []],
  ['a site with an unchanged version', ['1.0', '1.0'], ['1.0 ? 0-0'], []],
  ['an update', ['1.0', '2.0', '2.0'], ['2.0 from 1.0 0-1'], ['1.0 for 2.0 at 0']],
  [
    'an update that was rolled back',
    ['1.0', '2.0', '1.0'],
    ['2.0 from 1.0 0-0 left 1 for 1.0', '1.0 from 2.0 1-1'],
    [],
  ],
  [
    'an update that was repeated after a rollback',
    ['1.0', '2.0', '1.0', '2.0'],
    ['2.0 from 1.0 0-2', '1.0 from 2.0 1-1 left 2 for 2.0'],
    [],
  ],
  ['a check without a version', ['1.0', null], [], []],
])('reports %s', (_name, [before, ...versions], reports, left) => {
  const changes = report(before, ...versions);
  const hour = (at: string) => new Date(at).getUTCHours();
  expect(
    changes.reports.map((one) =>
      [
        `${one.version} ${one.previous_version ? `from ${one.previous_version}` : '?'}`,
        `${hour(one.first_at)}-${hour(one.last_at)}`,
        ...(one.left_at ? [`left ${hour(one.left_at)} for ${one.left_version}`] : []),
      ].join(' '),
    ),
  ).toEqual(reports);
  expect(
    changes.left.map((one) => `${one.version} for ${one.left_version} at ${hour(one.left_at)}`),
  ).toEqual(left);
});

it('reports the first offer of each version, and the newest check of each site', () => {
  const changes = report('1.0', '1.0', '1.0');
  for (const [hour, version] of ['2.0', '2.0', '2.1'].entries()) {
    changes.addOffer(siteCheck('plugin', 'a', { at: time(hour) }) as KeyedCheck, version);
  }
  expect(changes.offers.map(({ version, at }) => [version, at])).toEqual([
    ['2.0', time(0)],
    ['2.1', time(2)],
  ]);
  expect(changes.seen).toEqual([{ item_id: 'plugin', site_key: siteKeyOf('a'), at: time(1) }]);
});
