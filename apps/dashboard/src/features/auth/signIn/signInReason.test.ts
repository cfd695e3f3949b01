import { expect, test } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { signInReason } from './signInReason.rules.ts';

// Security rules, "Who acts": viewing ends after 30 minutes, and the session with it.
test.each([
  [null, false, undefined],
  [paths.products('theme'), false, undefined],
  [paths.account('7'), false, undefined],
  [paths.viewingOver('7'), false, 'viewing-over'],
  [null, true, 'invited'],
  [paths.viewingOver('7'), true, 'invited'],
])(
  'on the way to %s with an invitation waiting (%s), the reason is %s',
  (next, isInvited, reason) => {
    expect(signInReason(next, isInvited)).toBe(reason);
  },
);
