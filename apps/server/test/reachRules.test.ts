import { type RouteRecord, routes } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import type { SessionContext } from '../src/context.ts';
import { refusalOf } from '../src/plugins/reach.rules.ts';

type Actor = SessionContext['actor'];

const words = (text: string) => text.trim().split(/\s+/);

/** What the operator alone finds. */
const operators = words(`
  listAccounts readAccount updateAccount viewAccount listInterfaceFlags updateInterfaceFlag`);

const ofSession = routes.filter(({ config }) => config.access === 'session');
const named = (records: readonly RouteRecord[]) =>
  records.map(({ config }) => config.operationId).sort();
/** What is not reading: closed to whoever views, without a list that could miss one. */
const changes = named(ofSession.filter(({ method }) => method !== 'GET'));

/** What is refused, read off by a person: whoever adds a call decides here too. */
const refused: Readonly<Record<Actor, readonly string[]>> = {
  owner: [],
  operator: ['deactivate'],
  member: words(`
    inviteMember listMembers listPendingMembers removeMember revokeInvitation resendInvitation
    listApiKeys createApiKey deleteApiKey rotateSigningKey signWithKey`),
  viewing: [
    ...words(`
      readProfile listSessions readSecondFactor exportData generateS3Policy listApiKeys
      exportCustomers exportLicenses exportAuditLog`),
    ...changes.filter(
      (name) => !operators.includes(name) && !/^(?:signOut|endViewing)$/.test(name),
    ),
  ],
};

/** What is answered as if it were not there. */
const hidden: Readonly<Record<Actor, readonly string[]>> = {
  owner: [...operators, 'endViewing'],
  operator: ['endViewing'],
  member: [...operators, 'endViewing'],
  viewing: operators,
};

describe.each(['owner', 'operator', 'member', 'viewing'] as const)('as %s', (actor) => {
  const codeOf = (record: RouteRecord) => refusalOf({ actor }, record)?.code;

  test('these calls are refused, and only these', () => {
    const found = ofSession.filter((record) => codeOf(record) === 'forbidden');
    expect(named(found)).toEqual([...refused[actor]].sort());
  });

  test('these calls are not there, and only these', () => {
    const found = ofSession.filter((record) => codeOf(record) === 'not_found');
    expect(named(found)).toEqual([...hidden[actor]].sort());
  });
});

test.each(['member', 'viewing'] as const)(
  'a call about something new is closed to a %s until somebody opens it',
  (actor) => {
    const record: RouteRecord = {
      method: 'GET',
      url: '/api/v1/invoices',
      config: { operationId: 'listInvoices', access: 'session' },
      schema: { summary: 'x', tags: ['Billing'], response: {} },
    };
    expect(refusalOf({ actor }, record)?.code).toBe('forbidden');
    expect(refusalOf({ actor: 'owner' }, record)).toBeUndefined();
  },
);
