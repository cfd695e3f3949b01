import { randomUUID } from 'node:crypto';
import { passwordValidation, type UserResponse } from '@pressdock/api';
import { type RequestContext, type SessionContext, sessionOf } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { formatActorName, resolveActor } from '../../identity/actor.ts';
import { isCommonPassword } from '../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { isId } from '../../identity/ids.ts';
import { hashPassword } from '../../identity/password.ts';
import { hashToken } from '../../identity/token.ts';
import type { Letters } from '../../ports/letters.ts';
import { isAlive, isWorthTouching } from './session.rules.ts';
import * as sessions from './sessions.store.ts';
import * as settings from './settings.store.ts';
import { toUserResponse } from './user.mapping.ts';
import * as users from './users.store.ts';

/** More settings than any person makes by clicking. */
const mostSettings = 2000;

/** What a new account is made of. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  referralCode?: string | undefined;
}

/** The verbs about people, their sessions and their settings. */
export type AccountsService = ReturnType<typeof createAccountsService>;

/** Makes the verbs about people, their sessions and their settings. */
export function createAccountsService(
  database: Database,
  letters: Letters,
  now: () => Date = () => new Date(),
) {
  /** A session is found and ended before there is an account to confine the work to. */
  async function findSession(token: string): Promise<SessionContext | undefined> {
    const moment = now();
    return database.withSystem(async (tx) => {
      const session = await sessions.findSession(tx, hashToken(token));
      if (!session || !isAlive(session, moment)) return undefined;
      const actor = resolveActor(session, moment);
      if (actor === undefined) return undefined;
      if (isWorthTouching(session, moment)) await sessions.touchSession(tx, session.id, moment);
      return {
        accountId: session.account_id,
        userId: session.user_id,
        sessionId: session.id,
        actor,
        actorName: formatActorName(session),
        viewingEndsAt: session.viewing_until,
      };
    });
  }

  async function signOut(ctx: RequestContext): Promise<void> {
    await database.withSystem((tx) => sessions.revokeSession(tx, sessionOf(ctx), now()));
  }

  /** Tells nobody whether the address had an account: same answer, same cost. */
  async function register(input: Registration): Promise<void> {
    const email = normalizeEmail(input.email);
    if (isCommonPassword(input.password, email)) {
      const message = passwordValidation.tooCommon;
      throw invalid(message, { password: message });
    }
    const passwordHash = await hashPassword(input.password);
    const { referralCode } = input;
    await database.withSystem(async (tx) => {
      const id = randomUUID();
      const isNew = await users.insertUser(tx, {
        id,
        email,
        password_hash: passwordHash,
        first_name: input.firstName,
        last_name: input.lastName,
      });
      // Who had an account before is told nothing: a stranger could have letters sent to them.
      if (isNew) {
        // By no name: whoever registers a stranger's address would write it.
        await letters.post(tx, { email, name: '' }, { kind: 'welcome' }, id);
      }
      if (!isNew || referralCode === undefined || !isId(referralCode)) return;
      if (await users.countReferral(tx, referralCode)) {
        await users.keepReferrer(tx, id, referralCode);
      }
    });
  }

  async function readUser(
    tx: AccountTransaction,
    ctx: RequestContext,
    id: string,
  ): Promise<UserResponse> {
    const user = await users.findUser(tx, id);
    if (!user) throw notFound();
    return toUserResponse(user, await settings.listSettings(tx, id), ctx);
  }

  return {
    findSession,
    signOut,
    register,

    /** The account acted for. */
    readMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount(ctx, (tx) => readUser(tx, ctx, ctx.accountId)),

    /** The person signed in. */
    readActualMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount({ accountId: ctx.userId }, (tx) => readUser(tx, ctx, ctx.userId)),

    /** Keeps one setting and answers all of them. */
    saveSetting: (
      ctx: RequestContext,
      { key, value }: { key: string; value: settings.SettingValue },
    ): Promise<Record<string, settings.SettingValue>> =>
      database.withAccount(ctx, async (tx) => {
        await users.lockAccount(tx, ctx.accountId);
        if ((await settings.countOtherSettings(tx, ctx.accountId, key)) >= mostSettings) {
          throw conflict('There are too many settings.');
        }
        await settings.saveSetting(tx, ctx.accountId, key, value);
        return settings.listSettings(tx, ctx.accountId);
      }),
  };
}
