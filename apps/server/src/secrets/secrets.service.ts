import { SECRET_MASK } from '@pressdock/api';
import type { AccountTransaction, Database } from '../db/database.ts';
import type { Sealer } from '../ports/sealing.ts';
import * as store from './secrets.store.ts';

const maskedNames = [
  'envatoApiToken',
  'sendowlApiKey',
  'sendowlApiSecret',
  'webhookSecret',
] as const;
const secretNames = [...maskedNames, 'slackUrl'] as const;

/** An account's credential for another service, by its name in the contract. */
export type SecretName = (typeof secretNames)[number];

/** Secrets as their owner sees them. The Slack URL is readable: it only allows posting to one channel. */
export type MaskedSecrets = Record<(typeof maskedNames)[number], string | null> & {
  slackUrl: string;
};

/** An account's credentials for other services, encrypted at rest. */
export interface SecretsService {
  /** Returns the mask for each stored secret, null for the others, and the Slack URL. */
  readMasked(tx: AccountTransaction, accountId: string): Promise<MaskedSecrets>;
  /** Stores the given values. A blank deletes the secret; the mask or undefined leaves it unchanged. */
  save(
    tx: AccountTransaction,
    accountId: string,
    values: { [Name in SecretName]?: string | undefined },
  ): Promise<void>;
  /** Returns the decrypted secret, or undefined if there is none that can be decrypted. */
  read(accountId: string, name: SecretName): Promise<string | undefined>;
}

/** Binds the ciphertext to its row, so that it cannot be decrypted as another account's secret. */
export function secretContext(accountId: string, name: string): string {
  return `account_secrets/${accountId}/${name}`;
}

/** Creates the service. */
export function createSecretsService(database: Database, sealer: Sealer): SecretsService {
  return {
    async readMasked(tx, accountId) {
      const stored = await store.listSecretNames(tx, accountId);
      const slack = await store.findSecret(tx, accountId, 'slackUrl');
      const mask = (name: SecretName) => (stored.has(name) ? SECRET_MASK : null);
      return {
        envatoApiToken: mask('envatoApiToken'),
        sendowlApiKey: mask('sendowlApiKey'),
        sendowlApiSecret: mask('sendowlApiSecret'),
        webhookSecret: mask('webhookSecret'),
        slackUrl: (slack && sealer.open(slack, secretContext(accountId, 'slackUrl'))) ?? '',
      };
    },
    async save(tx, accountId, values) {
      for (const name of secretNames) {
        const text = values[name];
        if (text === undefined || text === SECRET_MASK) continue;
        if (text === '') await store.deleteSecret(tx, accountId, name);
        else {
          const sealed = sealer.seal(text, secretContext(accountId, name));
          await store.upsertSecret(tx, accountId, name, sealed);
        }
      }
    },
    async read(accountId, name) {
      // Called for update checks and webhooks, which have no session that an account could be taken from.
      const sealed = await database.withSystem((tx) => store.findSecret(tx, accountId, name));
      return sealed && sealer.open(sealed, secretContext(accountId, name));
    },
  };
}
