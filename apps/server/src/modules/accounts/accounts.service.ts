import { randomUUID } from 'node:crypto';
import { type UserResponse, validationMessages } from '@pressdock/api';
import { type RequestContext, sessionOf } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../errors.ts';
import { isId } from '../../ids.ts';
import { isCommonPassword } from './common-passwords.rules.ts';
import { normalEmail } from './email.rules.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { isAlive, isWorthTouching, SESSION_MS } from './session.rules.ts';
import * as sessions from './sessions.store.ts';
import * as settings from './settings.store.ts';
import { newToken, tokenHash } from './token.ts';
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
export function createAccountsService(database: Database, now: () => Date = () => new Date()) {
  /** Every session is found, made and ended before there is an account to confine the work to. */
  async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
    const address = normalEmail(email);
    const known = address.includes('\0')
      ? undefined
      : await database.withSystem((tx) => users.findCredentials(tx, address));
    const isRight = await verifyPassword(known?.password_hash, password);
    if (!known || !isRight) throw unauthenticated(validationMessages.login);
    const token = newToken();
    const start = now();
    await database.withSystem((tx) =>
      sessions.insertSession(
        tx,
        {
          id: randomUUID(),
          token_hash: tokenHash(token),
          user_id: known.id,
          account_id: known.id,
          created_at: start,
          last_used_at: start,
          expires_at: new Date(start.getTime() + SESSION_MS),
        },
        start,
      ),
    );
    return token;
  }

  async function findSession(token: string): Promise<RequestContext | undefined> {
    const moment = now();
    return database.withSystem(async (tx) => {
      const session = await sessions.findSession(tx, tokenHash(token));
      if (!session || !isAlive(session, moment)) return undefined;
      if (isWorthTouching(session, moment)) await sessions.touchSession(tx, session.id, moment);
      return { accountId: session.account_id, userId: session.user_id, sessionId: session.id };
    });
  }

  async function signOut(ctx: RequestContext): Promise<void> {
    await database.withSystem((tx) => sessions.revokeSession(tx, sessionOf(ctx), now()));
  }

  /** Tells nobody whether the address had an account: same answer, same cost. */
  async function register(input: Registration): Promise<void> {
    const email = normalEmail(input.email);
    if (isCommonPassword(input.password, email)) {
      const message = validationMessages.passwordCommon;
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
      if (!isNew || referralCode === undefined || !isId(referralCode)) return;
      if (await users.countReferral(tx, referralCode)) {
        await users.keepReferrer(tx, id, referralCode);
      }
    });
  }

  async function readUser(tx: AccountTransaction, id: string): Promise<UserResponse> {
    const user = await users.findUser(tx, id);
    if (!user) throw notFound();
    return toUserResponse(user, await settings.listSettings(tx, id));
  }

  return {
    signIn,
    findSession,
    signOut,
    register,

    /** The account acted for. */
    readMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount(ctx, (tx) => readUser(tx, ctx.accountId)),

    /** The person signed in. */
    readActualMe: (ctx: RequestContext): Promise<UserResponse> =>
      database.withAccount({ accountId: ctx.userId }, (tx) => readUser(tx, ctx.userId)),

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
