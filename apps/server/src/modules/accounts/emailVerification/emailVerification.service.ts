import { emailVerificationValidation } from '@pressdock/api';
import { EMAIL_VERIFICATION_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import type { Row } from '../../../db/schema.ts';
import { invalid, notFound } from '../../../errors.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { Emails } from '../../../ports/email.ts';
import { emailVerificationEmail } from '../accounts.emails.ts';
import { lockPerson } from '../people/users.store.ts';
import * as store from './emailVerification.store.ts';

/** Verifies e-mail addresses. */
export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** A person and their address. */
type Mailbox = Pick<Row<'users'>, 'id' | 'email'>;

async function insertLink(
  tx: SystemTransaction,
  { person, publicUrl, start }: { person: Mailbox; publicUrl: string; start: Date },
): Promise<string> {
  const code = createToken();
  await store.replaceCode(tx, {
    code_hash: hashToken(code),
    user_id: person.id,
    email: person.email,
    expires_at: new Date(start.getTime() + EMAIL_VERIFICATION_SECONDS * 1000),
  });
  return `${publicUrl}/dashboard/verify-email/${code}`;
}

/** Creates the service. A person's address and keys are closed to account transactions. */
export function createEmailVerification({
  database,
  emails,
  publicUrl,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  publicUrl: string;
  now?: () => Date;
}) {
  const createLink = (tx: SystemTransaction, person: Mailbox): Promise<string> =>
    insertLink(tx, { person, publicUrl, start: now() });

  /** Sends a person a link that verifies their address. */
  async function sendLink(tx: SystemTransaction, { id, email }: Mailbox): Promise<void> {
    const content = { link: await createLink(tx, { id, email }) };
    // Omits the name, which a stranger can choose when registering another person's address.
    const to = { email, name: '' };
    await emails.send(tx, to, { template: emailVerificationEmail, content }, id);
  }

  return {
    /** Creates a link that verifies a person's address. Earlier links stop working. */
    createLink,
    sendLink,

    /** Sends a new link, unless the address is verified. */
    async resend({ userId }: RequestContext): Promise<void> {
      await database.withSystem(async (tx) => {
        const person = await lockPerson(tx, userId);
        if (!person) throw notFound();
        if (person.email_verified_at === null) await sendLink(tx, person);
      });
    },

    /** Verifies the address of the signed-in person with the code that was sent to it. */
    async verify({ userId }: RequestContext, code: string): Promise<void> {
      const message = emailVerificationValidation.codeInvalid;
      const moment = now();
      await database.withSystem(async (tx) => {
        const email = await store.useCode(tx, { userId, codeHash: hashToken(code) }, moment);
        const isVerified =
          email !== undefined && (await store.markVerified(tx, { id: userId, email }, moment));
        if (!isVerified) throw invalid(message, { code: message });
      });
    },

    /** Records that the signed-in person proved their address in another way than with our link. */
    async confirm(
      tx: SystemTransaction,
      person: Pick<Row<'users'>, 'id' | 'email' | 'email_verified_at'>,
    ): Promise<void> {
      if (person.email_verified_at === null) await store.markVerified(tx, person, now());
    },

    /**
     * Records that a person opened a link in an e-mail to their address, without signing in. If the
     * address was never verified, somebody else may have created the account, so its API keys are
     * revoked. Returns how many.
     */
    async takeOver(
      tx: SystemTransaction,
      { id, email, email_verified_at }: Pick<Row<'users'>, 'id' | 'email' | 'email_verified_at'>,
    ): Promise<number> {
      if (email_verified_at !== null) return 0;
      const moment = now();
      await store.deleteCodesOf(tx, id);
      await store.markVerified(tx, { id, email }, moment);
      return store.revokeKeys(tx, id, moment);
    },
  };
}
