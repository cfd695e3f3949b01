import type {
  RecoveryCodesResponse,
  SecondFactorResponse,
  SecondFactorSetupResponse,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import { hashToken } from '../../../identity/token.ts';
import type { Emails } from '../../../ports/email.ts';
import { secondFactorChangedEmail } from '../accounts.emails.ts';
import type { PasswordConfirmation } from '../passwordConfirmation/passwordConfirmation.service.ts';
import { recipientOf } from '../people/user.mapping.ts';
import { findUser, lockPerson } from '../people/users.store.ts';
import { createRecoveryCodes, createSecret, normalizeCode } from './code.rules.ts';
import type { SealedSecrets } from './sealedSecrets.ts';
import * as store from './secondFactor.store.ts';
import { wrongCode } from './secondFactorCheck.ts';

/** Sets up two-factor authentication. */
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

const notStarted = 'Start setting up two-factor authentication first.';

async function notify(
  tx: SystemTransaction,
  emails: Emails,
  userId: string,
  isOn: boolean,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw notFound();
  const email = { template: secondFactorChangedEmail, content: { isOn } };
  await emails.send(tx, recipientOf(user), email, userId);
}

async function renewCodes(tx: SystemTransaction, userId: string): Promise<string[]> {
  const recoveryCodes = createRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashToken(normalizeCode(code)));
  await store.replaceRecoveryCodes(tx, userId, hashes);
  return recoveryCodes;
}

/**
 * Creates the service. A second factor belongs to the signed-in person, whatever account they act for,
 * so account transactions cannot access it.
 */
export function createSecondFactorService({
  database,
  secrets,
  emails,
  confirmation,
}: {
  database: Database;
  secrets: SealedSecrets;
  emails: Emails;
  confirmation: PasswordConfirmation;
}) {
  return {
    read: ({ userId }: RequestContext): Promise<SecondFactorResponse> =>
      database.withSystem(async (tx) => {
        const factor = await store.findFactor(tx, userId);
        const isOn = (factor?.confirmed_at ?? null) !== null;
        return { isOn, recoveryCodesLeft: isOn ? await store.countRecoveryCodes(tx, userId) : 0 };
      }),

    async start(ctx: RequestContext): Promise<SecondFactorSetupResponse> {
      await confirmation.require(ctx);
      return database.withSystem(async (tx) => {
        const user = await findUser(tx, ctx.userId);
        if (!user) throw notFound();
        const setup = createSecret(user.email);
        const sealed = secrets.seal(user.id, setup.secret);
        if (!(await store.saveSecret(tx, user.id, sealed))) {
          throw conflict('Two-factor authentication is already on.');
        }
        return setup;
      });
    },

    async confirm({ userId }: RequestContext, code: string): Promise<RecoveryCodesResponse> {
      return database.withSystem(async (tx) => {
        const factor = await store.findFactor(tx, userId);
        if (!factor || factor.confirmed_at) throw conflict(notStarted);
        const step = secrets.findStep(userId, factor.sealed, code);
        if (step === undefined) throw wrongCode('validation_failed');
        if (!(await store.confirmFactor(tx, userId, factor.sealed, step))) {
          throw conflict(notStarted);
        }
        await notify(tx, emails, userId, true);
        return { recoveryCodes: await renewCodes(tx, userId) };
      });
    },

    async renew(ctx: RequestContext): Promise<RecoveryCodesResponse> {
      await confirmation.require(ctx);
      return database.withSystem(async (tx) => {
        await lockPerson(tx, ctx.userId);
        const factor = await store.findFactor(tx, ctx.userId);
        if (!factor?.confirmed_at) throw conflict('Two-factor authentication is off.');
        return { recoveryCodes: await renewCodes(tx, ctx.userId) };
      });
    },

    async remove(ctx: RequestContext): Promise<void> {
      await confirmation.require(ctx);
      await database.withSystem(async (tx) => {
        const wasOn = await store.deleteFactor(tx, ctx.userId);
        if (wasOn) await notify(tx, emails, ctx.userId, false);
      });
    },
  };
}
