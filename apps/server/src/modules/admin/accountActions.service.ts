import { randomUUID } from 'node:crypto';
import { type AccountResponse, type CreateAccountRequest, profileValidation } from '@pressdock/api';
import { ACCOUNT_LINK_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';
import { forbidden, invalid, notFound } from '../../errors.ts';
import { isEmailVerified, normalizeEmail } from '../../identity/email.ts';
import { parseId } from '../../identity/ids.ts';
import { hashPassword } from '../../identity/password.ts';
import { createToken } from '../../identity/token.ts';
import type { StartingPlans } from '../../permissions/startingPlans.ts';
import type { Emails } from '../../ports/email.ts';
import type { PasswordConfirmation } from '../accounts/passwordConfirmation/passwordConfirmation.service.ts';
import type { PasswordResetService } from '../accounts/passwordReset/passwordReset.service.ts';
import { recipientOf } from '../accounts/people/user.mapping.ts';
import type { NotifyAccount } from '../audit/audit.service.ts';
import { type AccountAction, explainImpossible } from './accountActions.rules.ts';
import * as store from './accountActions.store.ts';
import * as templates from './admin.emails.ts';
import { readAccountResponse } from './adminAccounts.service.ts';
import { requireOperator } from './requireOperator.ts';

/** Creates, suspends, resets and deletes accounts, and appoints operators. */
export type AccountActions = ReturnType<typeof createAccountActions>;

/** An operator with a session, or the command line of the server, which needs no confirmation. */
export type Caller = RequestContext | 'commandLine';

/** The dependencies of the service. */
export interface AccountActionsDependencies {
  database: Database;
  emails: Emails;
  confirmation: Pick<PasswordConfirmation, 'require'>;
  passwordReset: Pick<PasswordResetService, 'createLink'>;
  /** Deletes the accounts that are due. */
  sweep: () => Promise<unknown>;
  /** The plans of new accounts. */
  plans: StartingPlans;
  logFailure: (error: unknown) => void;
  now?: () => Date;
}

/** Returns the hash of a password that nobody knows. */
const hashUnknownPassword = () => hashPassword(createToken());

async function requireConfirmed(
  { confirmation }: AccountActionsDependencies,
  caller: Caller,
): Promise<void> {
  if (caller === 'commandLine') return;
  requireOperator(caller);
  await confirmation.require(caller);
}

/** Locks an account; throws if an action is not possible with it. */
async function lock(
  tx: SystemTransaction,
  caller: Caller,
  { id, action }: { id: string; action: AccountAction },
): Promise<store.LockedAccount> {
  const callerId = caller === 'commandLine' ? undefined : caller.userId;
  const account = await store.lockAccount(tx, id);
  // The caller's own role may have ended while the transaction waited for the lock.
  const isAllowed = callerId === undefined || (await store.isActiveOperator(tx, callerId));
  if (!account || !isAllowed) throw notFound();
  const reason = explainImpossible(action, {
    isOwn: id === callerId,
    isOperator: account.is_admin,
    isMember: account.is_member,
    isSuspended: account.suspended_at !== null,
    isDeactivated: account.deactivated_at !== null,
    isEmailVerified: isEmailVerified(account),
    isOnlyOperator: await store.isOnlyOperator(tx, id),
    isByCommandLine: callerId === undefined,
  });
  if (reason !== undefined) throw forbidden(reason);
  return account;
}

async function create(
  { database, emails, passwordReset, plans }: AccountActionsDependencies,
  { firstName, lastName, ...request }: CreateAccountRequest,
  more: Partial<NewRow<'users'>>,
  notify?: NotifyAccount,
): Promise<{ _id: string; link: string }> {
  const user = {
    id: randomUUID(),
    email: normalizeEmail(request.email),
    password_hash: await hashUnknownPassword(),
    first_name: firstName,
    last_name: lastName,
    selected_plan: plans.selectedPlan,
    analytics_plan: plans.analyticsPlan,
    ...more,
  };
  return database.withSystem(async (tx) => {
    if (!(await store.insertAccount(tx, user))) {
      const message = profileValidation.emailUnavailable;
      throw invalid(message, { email: message });
    }
    const link = await passwordReset.createLink(tx, user.id, ACCOUNT_LINK_SECONDS);
    const email = { template: templates.accountCreatedEmail, content: { link } };
    await emails.send(tx, recipientOf(user), email, user.id);
    await notify?.(tx, user.id);
    return { _id: user.id, link };
  });
}

/**
 * Creates the account of an operator. Access to the server proves more than a mailbox, so the address
 * counts as verified. Returns the link to choose a password.
 */
async function createOperator(
  dependencies: AccountActionsDependencies,
  request: CreateAccountRequest,
  notify: NotifyAccount,
): Promise<string> {
  const rights = { is_admin: true, email_verified_at: new Date() };
  return (await create(dependencies, request, rights, notify)).link;
}

async function setOperator(
  { database, emails }: AccountActionsDependencies,
  ctx: Caller,
  { id, isOperator }: { id: string; isOperator: boolean },
  notify: NotifyAccount,
): Promise<AccountResponse> {
  const action = isOperator ? 'appoint' : 'dismiss';
  return database.withSystem(async (tx) => {
    const account = await lock(tx, ctx, { id, action });
    await store.setAdmin(tx, id, isOperator);
    const email = { template: templates.operatorChangedEmail, content: { isOperator } };
    await emails.send(tx, recipientOf(account), email, id);
    await notify(tx, id);
    return readAccountResponse(tx, id);
  });
}

/** Creates the service. An operator may change any account, so transactions are not scoped by one. */
export function createAccountActions(dependencies: AccountActionsDependencies) {
  const { database, emails, passwordReset, sweep, logFailure } = dependencies;
  const { now = () => new Date() } = dependencies;

  return {
    /** Creates an account. Its person chooses the password with the link in the e-mail. */
    async create(ctx: RequestContext, request: CreateAccountRequest): Promise<{ _id: string }> {
      await requireConfirmed(dependencies, ctx);
      const { _id } = await create(dependencies, request, {});
      return { _id };
    },

    /** Creates the account of an operator for the command line. */
    createOperator: (request: CreateAccountRequest, notify: NotifyAccount): Promise<string> =>
      createOperator(dependencies, request, notify),

    /** Suspends an account, or ends its suspension. */
    async suspend(
      ctx: Caller,
      { id, isSuspended }: { id: string; isSuspended: boolean },
      notify: NotifyAccount,
    ): Promise<AccountResponse> {
      await requireConfirmed(dependencies, ctx);
      const accountId = parseId(id);
      const action = isSuspended ? 'suspend' : 'restore';
      return database.withSystem(async (tx) => {
        const account = await lock(tx, ctx, { id: accountId, action });
        await store.setSuspended(tx, accountId, isSuspended ? now() : null);
        if (isSuspended) await store.revokeSessions(tx, accountId, now());
        const email = { template: templates.accountSuspendedEmail, content: { isSuspended } };
        await emails.send(tx, recipientOf(account), email, accountId);
        await notify(tx, accountId);
        return readAccountResponse(tx, accountId);
      });
    },

    /** Replaces the password with an unknown one, and sends and returns a link to choose a new one. */
    async reset(ctx: Caller, id: string, notify: NotifyAccount): Promise<string> {
      await requireConfirmed(dependencies, ctx);
      const accountId = parseId(id);
      const passwordHash = await hashUnknownPassword();
      return database.withSystem(async (tx) => {
        const account = await lock(tx, ctx, { id: accountId, action: 'reset' });
        await store.resetSignIn(tx, accountId, passwordHash);
        await store.revokeSessions(tx, accountId, now());
        const link = await passwordReset.createLink(tx, accountId, ACCOUNT_LINK_SECONDS);
        const email = { template: templates.accountResetEmail, content: { link } };
        await emails.send(tx, recipientOf(account), email, accountId);
        await notify(tx, accountId);
        return link;
      });
    },

    /** Deletes an account. Deleting its data continues after the response. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      await requireConfirmed(dependencies, ctx);
      const accountId = parseId(id);
      await database.withSystem(async (tx) => {
        await lock(tx, ctx, { id: accountId, action: 'delete' });
        await store.scheduleDeletion(tx, accountId, now());
        await store.revokeSessions(tx, accountId, now());
      });
      sweep().catch(logFailure);
    },

    /** Makes a person an operator, or ends that. */
    async setOperator(
      ctx: Caller,
      { id, isOperator }: { id: string; isOperator: boolean },
      notify: NotifyAccount,
    ): Promise<AccountResponse> {
      await requireConfirmed(dependencies, ctx);
      return setOperator(dependencies, ctx, { id: parseId(id), isOperator }, notify);
    },
  };
}
