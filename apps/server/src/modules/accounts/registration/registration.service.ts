import { randomUUID } from 'node:crypto';
import { passwordValidation } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { forbidden, invalid } from '../../../errors.ts';
import { isCommonPassword } from '../../../identity/commonPasswords.ts';
import { normalizeEmail } from '../../../identity/email.ts';
import { isId } from '../../../identity/ids.ts';
import { hashPassword } from '../../../identity/password.ts';
import { hashToken } from '../../../identity/token.ts';
import type { StartingPlans } from '../../../permissions/startingPlans.ts';
import type { Emails } from '../../../ports/email.ts';
import { welcomeEmail } from '../accounts.emails.ts';
import type { EmailVerification } from '../emailVerification/emailVerification.service.ts';
import * as users from '../people/users.store.ts';
import { explainClosedRegistration } from './registration.rules.ts';
import { isInvited } from './registration.store.ts';
import type { RegistrationModeService } from './registrationMode.service.ts';

/** The data of a new account. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  referralCode?: string | undefined;
  /** The secret of an invitation to a team that was sent to `email`. */
  invitation?: string | undefined;
}

/** Creates accounts. */
export type RegisterAccount = ReturnType<typeof createRegistration>;

/** Creates the service. */
export function createRegistration({
  database,
  emails,
  mode,
  verification,
  plans,
  now = () => new Date(),
}: {
  database: Database;
  emails: Emails;
  mode: Pick<RegistrationModeService, 'find'>;
  verification: Pick<EmailVerification, 'createLink'>;
  /** The plans of new accounts. */
  plans: StartingPlans;
  now?: () => Date;
}) {
  /** Throws if registration is closed to this person. Returns whether they were invited. */
  async function admit(
    tx: SystemTransaction,
    email: string,
    invitation: string | undefined,
  ): Promise<boolean> {
    const secretHash = invitation === undefined ? undefined : hashToken(invitation);
    const hasInvitation =
      secretHash !== undefined && (await isInvited(tx, { email, secretHash }, now()));
    const reason = explainClosedRegistration(await mode.find(tx), hasInvitation);
    if (reason !== undefined) throw forbidden(reason);
    return hasInvitation;
  }

  async function countReferral(
    tx: SystemTransaction,
    id: string,
    referralCode: string | undefined,
  ): Promise<void> {
    if (referralCode === undefined || !isId(referralCode)) return;
    if (await users.countReferral(tx, referralCode)) {
      await users.saveReferrer(tx, id, referralCode);
    }
  }

  /** Creates an account. The response to an address that has one is the same and takes as long. */
  return async function register(input: Registration): Promise<void> {
    const email = normalizeEmail(input.email);
    const hasInvitation = await database.withSystem((tx) => admit(tx, email, input.invitation));
    if (isCommonPassword(input.password, email)) {
      const message = passwordValidation.tooCommon;
      throw invalid(message, { password: message });
    }
    const passwordHash = await hashPassword(input.password);
    await database.withSystem(async (tx) => {
      const id = randomUUID();
      const isNew = await users.insertUser(tx, {
        id,
        email,
        password_hash: passwordHash,
        first_name: input.firstName,
        last_name: input.lastName,
        selected_plan: plans.selectedPlan,
        analytics_plan: plans.analyticsPlan,
        // The secret of the invitation was sent to the address.
        email_verified_at: hasInvitation ? now() : null,
      });
      // No e-mail to an existing account: a stranger could trigger any number of them.
      if (!isNew) return;
      const content = hasInvitation
        ? {}
        : { link: await verification.createLink(tx, { id, email }) };
      // Omits the name, which a stranger can choose when registering another person's address.
      const to = { email, name: '' };
      await emails.send(tx, to, { template: welcomeEmail, content }, id);
      await countReferral(tx, id, input.referralCode);
    });
  };
}
