import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { teamMessages } from './team.messages.ts';
import { countTeam, teamRole } from './team.rules.ts';

// Specification, sections 6 and 9: agency while members plus pending are under 3, unlimited always.
test.each([
  ['pressdock-agency-2020', 0, 0, 3, false],
  ['pressdock-agency-2020', 1, 1, 3, false],
  ['pressdock-agency-2020', 3, 0, 3, true],
  ['pressdock-agency-2020', 1, 2, 3, true],
  ['pressdock-agency-2020', 0, 4, 3, true],
  ['pressdock-solo-2020', 2, 0, 0, true],
  ['pressdock-unlimited-2020', 0, 0, null, false],
  ['pressdock-unlimited-2020', 900, 90, null, false],
])(
  '%s with %i members and %i invitations: of %s, full: %s',
  (plan, members, pending, limit, isFull) => {
    expect(countTeam(plan, members, pending)).toEqual({
      used: members + pending,
      limit,
      isFull,
    });
  },
);

const user = (_id: string, viewingEndsAt: string | null = null) =>
  ({ _id, viewingEndsAt }) as UserResponse;

test.each([
  ['the owner', user('1'), 'owner'],
  ['somebody of the team', user('2'), 'member'],
  ['an operator who views it', user('3', '2026-11-20T12:30:00Z'), 'viewing'],
])('recognizes %s', (_who, person, role) => {
  expect(teamRole(user('1'), person)).toBe(role);
});

// Specification, section 5, "Team member".
test('asks for the address in the words of the specification', () => {
  expect(teamMessages.invite.missing).toBe('"Email" is a required field.');
});
