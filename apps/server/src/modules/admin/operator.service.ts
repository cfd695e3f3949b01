import { randomUUID } from 'node:crypto';
import {
  adminValidation,
  type CreateOperatorRequest,
  createOperator,
  passwordValidation,
  profileValidation,
} from '@pressdock/api';
import type { Database, SystemTransaction } from '../../db/database.ts';
import { forbidden, invalid } from '../../errors.ts';
import { isCommonPassword } from '../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../identity/email.ts';
import { hashPassword } from '../../identity/password.ts';
import { createToken, hashToken } from '../../identity/token.ts';
import { logUnsignedRequest } from '../audit/logUnsignedRequest.ts';
import * as store from './operator.store.ts';

/** Who the operator is to be. */
type Person = Omit<CreateOperatorRequest, 'code'>;

/** The verbs about the operator's account. */
export type OperatorService = ReturnType<typeof createOperatorService>;

function wrongCode() {
  return forbidden(adminValidation.operatorCodeWrong);
}

/** Makes the verbs. There is no account yet that they could be confined to. */
export function createOperatorService(database: Database) {
  async function add(
    tx: SystemTransaction,
    person: Person,
    passwordHash: string,
    network = '',
  ): Promise<boolean> {
    const user = {
      id: randomUUID(),
      email: normalizeEmail(person.email),
      password_hash: passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
    };
    if (!(await store.insertOperator(tx, user))) return false;
    await store.ownInterfaceFlags(tx, user.id);
    await logUnsignedRequest(tx, user, createOperator, network);
    return true;
  }

  return {
    /**
     * Makes the code of this start, by which the first operator makes their account; undefined once
     * there is one.
     */
    async offer(): Promise<string | undefined> {
      const code = createToken();
      return database.withSystem(async (tx) => {
        if (await store.hasOperator(tx)) return undefined;
        await store.keepCode(tx, hashToken(code));
        return code;
      });
    },

    /** Makes the operator's account. The code is asked first: a hash is not for whoever passes by. */
    async create({ code, ...person }: CreateOperatorRequest, network: string): Promise<void> {
      const codeHash = hashToken(code);
      if (!(await database.withSystem((tx) => store.hasCode(tx, codeHash)))) throw wrongCode();
      if (isCommonPassword(person.password, normalizeEmail(person.email))) {
        const message = passwordValidation.tooCommon;
        throw invalid(message, { password: message });
      }
      const passwordHash = await hashPassword(person.password);
      await database.withSystem(async (tx) => {
        if (!(await store.useCode(tx, codeHash)) || (await store.hasOperator(tx))) {
          throw wrongCode();
        }
        if (await add(tx, person, passwordHash, network)) return;
        // The code stays good: all of this is undone.
        throw invalid(profileValidation.emailUnavailable, {
          email: profileValidation.emailUnavailable,
        });
      });
    },

    /** Makes an operator without a code, unless there is one. */
    async addFirst(person: Person): Promise<void> {
      if (await database.withSystem(store.hasOperator)) return;
      const passwordHash = await hashPassword(person.password);
      await database.withSystem((tx) => add(tx, person, passwordHash));
    },
  };
}
