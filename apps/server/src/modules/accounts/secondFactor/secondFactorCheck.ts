import { secondFactorValidation } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../errors.ts';
import { hashToken } from '../../../identity/token.ts';
import { isAppCode, normalizeCode } from './code.rules.ts';
import type { SealedSecrets } from './sealedSecrets.ts';
import * as store from './secondFactor.store.ts';

/** Checks the code of a person who signs in. Throws unless a required code is right. */
export type SecondFactorCheck = (
  userId: string,
  code: string | undefined,
  limit: () => Promise<void>,
) => Promise<void>;

/** Returns the error for a wrong code. */
export function wrongCode(code: 'second_factor_required' | 'validation_failed'): Refusal {
  const message = secondFactorValidation.codeWrong;
  return new Refusal(code, message, { fields: { code: message } });
}

/** Creates the check. Each code is accepted once. */
export function createSecondFactorCheck(
  database: Database,
  { findStep }: SealedSecrets,
): SecondFactorCheck {
  return async (userId, typed, limit) => {
    // Nobody is signed in yet, so there is no account to scope the transactions by.
    const factor = await database.withSystem((tx) => store.findFactor(tx, userId));
    if (!factor?.confirmed_at) return;
    const code = normalizeCode(typed ?? '');
    if (code === '')
      throw new Refusal('second_factor_required', secondFactorValidation.codeRequired);
    await limit();
    const isAccepted = await database.withSystem(async (tx) => {
      if (!isAppCode(code)) return store.useRecoveryCode(tx, userId, hashToken(code));
      const step = findStep(userId, factor.sealed, code);
      return step !== undefined && (await store.useStep(tx, userId, step));
    });
    if (!isAccepted) throw wrongCode('second_factor_required');
  };
}
