import { randomUUID } from 'node:crypto';
import { passwordValidation } from '@pressdock/api';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors.ts';
import { isCommonPassword } from '../../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { isId } from '../../../identity/ids.ts';
import { hashPassword } from '../../../identity/password.ts';
import type { Emails } from '../../../ports/email.ts';
import { welcomeEmail } from '../accounts.emails.ts';
import * as users from '../people/users.store.ts';

/** The data of a new account. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  referralCode?: string | undefined;
}

/** Creates accounts. */
export type RegisterAccount = ReturnType<typeof createRegistration>;

/** Creates the service. */
export function createRegistration(database: Database, emails: Emails) {
  /** Creates an account. The response to an address that has one is the same and takes as long. */
  return async function register(input: Registration): Promise<void> {
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
      // No e-mail to an existing account: a stranger could trigger any number of them.
      if (!isNew) return;
      // Omits the name, which a stranger can choose when registering another person's address.
      const to = { email, name: '' };
      await emails.send(tx, to, { template: welcomeEmail, content: {} }, id);
      if (referralCode === undefined || !isId(referralCode)) return;
      if (await users.countReferral(tx, referralCode)) {
        await users.saveReferrer(tx, id, referralCode);
      }
    });
  };
}
