import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlackBody, describeLicenseEvent, toSlackAddress } from './slack.rules.ts';

const slackUrl = 'https://slack.example';

describe('a message to Slack', () => {
  test.each([
    ['https://hooks.slack.com/services/T1/B2/abc', `${slackUrl}/services/T1/B2/abc`],
    ['https://hooks.slack.com/services/T1?x=1#y', `${slackUrl}/services/T1`],
    ['https://hooks.slack.com/../../x', `${slackUrl}/x`],
    ['https://hooks.slack.com.evil.example/x', undefined],
    ['https://hooks.slack.com:8443/x', undefined],
    ['https://hooks.slack.com@evil.example/x', undefined],
    ['http://hooks.slack.com/x', undefined],
    ['', undefined],
  ])('for %s is posted to %s', (url, address) => {
    expect(toSlackAddress(url, slackUrl)).toBe(address);
  });

  test('never goes to another host, whatever follows the prefix', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (rest) => {
        const address = toSlackAddress(`https://hooks.slack.com/${rest}`, slackUrl);
        expect(address === undefined || new URL(address).origin === slackUrl).toBe(true);
      }),
    );
  });

  test('cannot mention a channel by the name of a product', () => {
    expect(JSON.parse(createSlackBody('<!channel> & <https://evil.example|Tidy>'))).toEqual({
      text: '&lt;!channel&gt; &amp; &lt;https://evil.example|Tidy&gt;',
    });
  });

  const tidy = { id: '1', kind: 'plugin', name: 'Tidy', slug: 'tidy' } as const;
  test.each([
    ['license.expiring', tidy, 1, '1 license for Tidy expires within 14 days.'],
    ['license.expiring', null, 3, '3 licenses for all products expire within 14 days.'],
    ['license.limit_reached', tidy, 2, '2 licenses for Tidy reached the activation limit.'],
    ['license.created', tidy, 1, undefined],
    ['license.activated', tidy, 1, undefined],
    ['license.expired', tidy, 1, undefined],
  ] as const)('about %s of %o: %i licenses, %s', (event, product, count, text) => {
    expect(describeLicenseEvent(event, product, count)).toBe(text);
  });
});
