import { isRead, type RouteRecord, routes, type SessionRecord } from '@pressdock/api';
import { describe, expect, test } from 'vitest';
import type { SessionContext } from '../context.ts';
import { type Caller, refuseCaller } from './access.rules.ts';

type Actor = SessionContext['actor'];

const splitNames = (text: string) => text.trim().split(/\s+/);

/** Calls that only the operator can find. */
const operators = splitNames(`
  listAccounts readAccount updateAccount viewAccount
  createAccount suspendAccount restoreAccount resetAccount deleteAccount setOperator
  readServerSettings updateServerSettings deleteExternalObject
  readBillingStatus listBillingAccounts grantPlan endGrant changeAccountPlan reconcileBilling`);

/** Calls that only the operator can find, also while viewing another account. */
const viewers = ['listExternalObjects'];

const isSession = (record: RouteRecord): record is SessionRecord =>
  record.config.access !== 'public';
const ofSession = routes.filter(isSession);
const named = (records: readonly SessionRecord[]) =>
  records.map(({ config }) => config.operationId).sort();
/** Every call that is not a read, derived from the contract so that none is missing. */
const changes = named(ofSession.filter((record) => !isRead(record)));

/** The expected forbidden calls, maintained by hand: adding a call requires a decision here. */
const forbiddenCalls: Readonly<Record<Actor, readonly string[]>> = {
  owner: [],
  operator: ['deactivate'],
  member: splitNames(`
    inviteMember listMembers listPendingMembers removeMember revokeInvitation resendInvitation
    listApiKeys createApiKey deleteApiKey rotateSigningKey signWithKey
    startAuthorization completeAuthorization disconnectCodeHost
    connectGitlabToken deleteGitlabToken
    saveAnalyticsSettings eraseDomain
    listPlans previewPlan changePlan startStripeSession removeCard
    listInvoices downloadInvoice payInvoice`),
  viewing: [
    ...splitNames(`
      readProfile listSessions readSecondFactor exportData generateS3Policy listApiKeys
      exportCustomers exportLicenses exportAuditLog
      downloadPluginVersion downloadThemeVersion`),
    ...changes.filter(
      (name) => !operators.includes(name) && !/^(?:signOut|endViewing)$/.test(name),
    ),
  ],
};

/** Calls that respond as if they did not exist. */
const hiddenCalls: Readonly<Record<Actor, readonly string[]>> = {
  owner: [...operators, ...viewers, 'endViewing'],
  operator: ['endViewing'],
  member: [...operators, ...viewers, 'endViewing'],
  viewing: operators,
};

describe.each(['owner', 'operator', 'member', 'viewing'] as const)(
  'an actor with the role %s',
  (actor) => {
    const codeOf = (record: SessionRecord) =>
      refuseCaller({ actor, isEmailVerified: true }, record)?.code;

    test('may make all calls but these', () => {
      const found = ofSession.filter((record) => codeOf(record) === 'forbidden');
      expect(named(found)).toEqual([...forbiddenCalls[actor]].sort());
    });

    test('finds all calls but these', () => {
      const found = ofSession.filter((record) => codeOf(record) === 'not_found');
      expect(named(found)).toEqual([...hiddenCalls[actor]].sort());
    });
  },
);

test.each(['member', 'viewing'] as const)("refuses a %s the owner's calls", (actor) => {
  const config: SessionRecord['config'] = {
    operationId: 'listInvoices',
    access: ['owner'],
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: { perMinute: 600 },
  };
  const isEmailVerified = true;
  expect(refuseCaller({ actor, isEmailVerified }, { config })?.code).toBe('forbidden');
  expect(refuseCaller({ actor: 'owner', isEmailVerified }, { config })).toBeUndefined();
});

describe('an address that is not verified', () => {
  const isEmailVerified = false;
  const codesOf = (caller: Caller) =>
    named(ofSession.filter((record) => refuseCaller(caller, record)?.code === 'email_unverified'));

  test('denies its owner keys, uploads, invitations, licenses, payments and a second factor', () => {
    const denied = `createApiKey generateS3Policy uploadImage inviteMember resendInvitation
      createLicense issueLicense importLicenses startSecondFactor
      startStripeSession changePlan payInvoice`;
    expect(codesOf({ actor: 'owner', isEmailVerified })).toEqual(splitNames(denied).sort());
    expect(codesOf({ actor: 'key', scope: 'release', isEmailVerified })).toEqual([
      'generateS3Policy',
    ]);
    expect(codesOf({ actor: 'key', scope: 'license', isEmailVerified })).toEqual(['issueLicense']);
  });

  test('does not reveal calls that the caller may not make', () => {
    expect(codesOf({ actor: 'viewing', isEmailVerified })).toEqual([]);
  });
});
