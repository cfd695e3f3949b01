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

/** The person who becomes the operator. */
type Person = Omit<CreateOperatorRequest, 'code'>;

/** Creates the operator's account. */
export type OperatorService = ReturnType<typeof createOperatorService>;

function wrongCode() {
  return forbidden(adminValidation.operatorCodeWrong);
}

/** Creates the service. There is no account yet to scope its transactions by. */
export function createOperatorService(database: Database) {
  async function insert(
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
    await logUnsignedRequest(tx, user, createOperator, network);
    return true;
  }

  return {
    /**
     * Replaces the code with which the first operator creates their account and returns the new one;
     * undefined once there is an operator.
     */
    async renewCode(): Promise<string | undefined> {
      const code = createToken();
      return database.withSystem(async (tx) => {
        if (await store.hasOperator(tx)) return undefined;
        await store.replaceCode(tx, hashToken(code));
        return code;
      });
    },

    /** Creates the operator's account. Checks the code before computing the expensive hash. */
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
        if (await insert(tx, person, passwordHash, network)) return;
        // The error rolls back, so the code can be used again.
        throw invalid(profileValidation.emailUnavailable, {
          email: profileValidation.emailUnavailable,
        });
      });
    },

    /** Creates an operator without a code, unless there is one. */
    async addFirst(person: Person): Promise<void> {
      if (await database.withSystem(store.hasOperator)) return;
      const passwordHash = await hashPassword(person.password);
      await database.withSystem((tx) => insert(tx, person, passwordHash));
    },
  };
}
