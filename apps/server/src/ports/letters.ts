import type { AccountTransaction, SystemTransaction } from '../db/database.ts';

/** Whom a letter goes to: one mailbox, and the name to greet. */
export interface Recipient {
  email: string;
  name: string;
}

/** What a letter says, by its kind. A link is a whole address at the public URL. */
export type Letter =
  | { kind: 'welcome' }
  | { kind: 'passwordReset'; link: string }
  /** `keys`: how many API keys go on working that whoever had the old password may have made. */
  | { kind: 'passwordChanged'; keys: number }
  | { kind: 'addressChanged'; newEmail: string }
  | { kind: 'newSignIn'; device: string; network: string; at: Date }
  | { kind: 'secondFactorChanged'; isOn: boolean }
  | { kind: 'invitation'; inviter: string; team: string; link: string; expiresAt: Date }
  | { kind: 'deactivated'; endsAt: Date }
  | { kind: 'releaseBuilt'; product: string; version: string; by: string }
  | { kind: 'licenseExpiring'; total: number; licenses: ToldLicense<{ expiresAt: Date }>[] }
  | { kind: 'licenseLimitReached'; total: number; licenses: ToldLicense<{ limit: number }>[] };

/** A licence as a letter names it. Of many, a letter names the first ones and says how many they are. */
type ToldLicense<Fact> = { key: string; product: string } & Fact;

/** Where letters are posted. */
export interface Letters {
  /**
   * Puts a letter into the outbox within a transaction: sent once that commits, never if it is
   * undone. In account work, `accountId` is the account worked for.
   *
   * @throws {TypeError} for an address that is not one plain mailbox
   */
  post(
    tx: AccountTransaction | SystemTransaction,
    to: Recipient,
    letter: Letter,
    accountId: string,
  ): Promise<void>;
}
