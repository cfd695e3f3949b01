import {
  type RecoveryCodesResponse,
  type SecondFactorResponse,
  type SecondFactorSetupResponse,
  secondFactorValidation,
} from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { conflict, notFound, Refusal } from '../../../errors.ts';
import { hashToken } from '../../../identity/token.ts';
import type { Letters } from '../../../ports/letters.ts';
import type { Sealer } from '../../../ports/sealing.ts';
import type { ProofService } from '../proof.service.ts';
import { recipientOf } from '../user.mapping.ts';
import { findUser, lockPerson } from '../users.store.ts';
import { isAppCode, newRecoveryCodes, newSecret, normalCode, stepOf } from './code.rules.ts';
import * as store from './secondFactor.store.ts';

/** The verbs about the code that is asked for beside the password. */
export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

type Limit = () => Promise<void>;

function placeOf(userId: string): string {
  return `second_factors/${userId}`;
}

function wrongCode(code: 'second_factor_required' | 'validation_failed'): Refusal {
  const message = secondFactorValidation.codeWrong;
  return new Refusal(code, message, { fields: { code: message } });
}

/** Makes the verbs. Whose factor it is decides: the person signed in, for whomever they act. */
export function createSecondFactorService({
  database,
  sealer,
  letters,
  proof,
  now = () => new Date(),
}: {
  database: Database;
  sealer: Sealer;
  letters: Letters;
  proof: ProofService;
  now?: () => Date;
}) {
  function stepOfSealed(userId: string, sealed: string, code: string): number | undefined {
    const secret = sealer.open(sealed, placeOf(userId));
    // Sealed under a key that is gone: no app can be right, but recovery codes still can.
    return secret === undefined ? undefined : stepOf(secret, code, now());
  }

  async function tell(tx: SystemTransaction, userId: string, isOn: boolean): Promise<void> {
    const user = await findUser(tx, userId);
    if (!user) throw notFound();
    await letters.post(tx, recipientOf(user), { kind: 'secondFactorChanged', isOn }, userId);
  }

  async function renewCodes(tx: SystemTransaction, userId: string): Promise<string[]> {
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((code) => hashToken(normalCode(code)));
    await store.replaceRecoveryCodes(tx, userId, hashes);
    return recoveryCodes;
  }

  return {
    /** Lets a sign-in pass that has a code where one is asked for; each code once. */
    async require(userId: string, typed: string | undefined, limit: Limit): Promise<void> {
      // There is no session yet that the work could be confined by; nor is there in the others.
      const factor = await database.withSystem((tx) => store.findFactor(tx, userId));
      if (!factor?.confirmed_at) return;
      const code = normalCode(typed ?? '');
      if (code === '') {
        throw new Refusal('second_factor_required', secondFactorValidation.codeRequired);
      }
      await limit();
      const isTaken = await database.withSystem(async (tx) => {
        if (!isAppCode(code)) return store.takeRecoveryCode(tx, userId, hashToken(code));
        const step = stepOfSealed(userId, factor.sealed, code);
        return step !== undefined && (await store.takeStep(tx, userId, step));
      });
      if (!isTaken) throw wrongCode('second_factor_required');
    },

    read: ({ userId }: RequestContext): Promise<SecondFactorResponse> =>
      database.withSystem(async (tx) => {
        const factor = await store.findFactor(tx, userId);
        const isOn = (factor?.confirmed_at ?? null) !== null;
        return { isOn, recoveryCodesLeft: isOn ? await store.countRecoveryCodes(tx, userId) : 0 };
      }),

    async start(ctx: RequestContext): Promise<SecondFactorSetupResponse> {
      await proof.require(ctx);
      return database.withSystem(async (tx) => {
        const user = await findUser(tx, ctx.userId);
        if (!user) throw notFound();
        const made = newSecret(user.email);
        const sealed = sealer.seal(made.secret, placeOf(user.id));
        if (!(await store.saveSecret(tx, user.id, sealed))) {
          throw conflict('The second factor is on already.');
        }
        return made;
      });
    },

    async confirm({ userId }: RequestContext, code: string): Promise<RecoveryCodesResponse> {
      return database.withSystem(async (tx) => {
        const factor = await store.findFactor(tx, userId);
        if (!factor || factor.confirmed_at) throw conflict('There is no second factor to confirm.');
        const step = stepOfSealed(userId, factor.sealed, code);
        if (step === undefined) throw wrongCode('validation_failed');
        if (!(await store.confirmFactor(tx, userId, factor.sealed, step))) {
          throw conflict('There is no second factor to confirm.');
        }
        await tell(tx, userId, true);
        return { recoveryCodes: await renewCodes(tx, userId) };
      });
    },

    async renew(ctx: RequestContext): Promise<RecoveryCodesResponse> {
      await proof.require(ctx);
      return database.withSystem(async (tx) => {
        await lockPerson(tx, ctx.userId);
        const factor = await store.findFactor(tx, ctx.userId);
        if (!factor?.confirmed_at) throw conflict('The second factor is off.');
        return { recoveryCodes: await renewCodes(tx, ctx.userId) };
      });
    },

    async remove(ctx: RequestContext): Promise<void> {
      await proof.require(ctx);
      await database.withSystem(async (tx) => {
        if (await store.deleteFactor(tx, ctx.userId)) await tell(tx, ctx.userId, false);
      });
    },
  };
}
