import { SECRET_MASK } from '@pressdock/api';
import type { AccountTransaction, Database } from '../../db/database.ts';
import type { Sealer } from '../../ports/sealing.ts';
import * as store from './secrets.store.ts';

const maskedNames = [
  'envatoApiToken',
  'sendowlApiKey',
  'sendowlApiSecret',
  'webhookSecret',
] as const;
const secretNames = [...maskedNames, 'slackUrl'] as const;

/** What an account may keep to act with elsewhere, by its name in the contract. */
export type SecretName = (typeof secretNames)[number];

/** What its owner is shown of it. Whoever knows the Slack address can only write to that channel. */
export type ShownSecrets = Record<(typeof maskedNames)[number], string | null> & {
  slackUrl: string;
};

/** The keys an account has given us to act with elsewhere. They never leave the server. */
export interface SecretsService {
  /** The mask for each key that is kept, null for the others, and the Slack address as it is. */
  shown(tx: AccountTransaction, accountId: string): Promise<ShownSecrets>;
  /** Keeps what was typed: a blank removes, the mask or nothing leaves it as it is. */
  save(
    tx: AccountTransaction,
    accountId: string,
    typed: { [Name in SecretName]?: string | undefined },
  ): Promise<void>;
  /** The key itself, to act with; `undefined` when there is none that can be opened. */
  read(accountId: string, name: SecretName): Promise<string | undefined>;
}

function placeOf(accountId: string, name: SecretName): string {
  return `account_secrets/${accountId}/${name}`;
}

/** Makes the verbs of kept keys. */
export function createSecretsService(database: Database, sealer: Sealer): SecretsService {
  return {
    async shown(tx, accountId) {
      const kept = await store.listSecretNames(tx, accountId);
      const slack = await store.findSecret(tx, accountId, 'slackUrl');
      const mask = (name: SecretName) => (kept.has(name) ? SECRET_MASK : null);
      return {
        envatoApiToken: mask('envatoApiToken'),
        sendowlApiKey: mask('sendowlApiKey'),
        sendowlApiSecret: mask('sendowlApiSecret'),
        webhookSecret: mask('webhookSecret'),
        slackUrl: (slack && sealer.open(slack, placeOf(accountId, 'slackUrl'))) ?? '',
      };
    },
    async save(tx, accountId, typed) {
      for (const name of secretNames) {
        const text = typed[name];
        if (text === undefined || text === SECRET_MASK) continue;
        if (text === '') await store.deleteSecret(tx, accountId, name);
        else {
          const sealed = sealer.seal(text, placeOf(accountId, name));
          await store.saveSecret(tx, accountId, name, sealed);
        }
      }
    },
    async read(accountId, name) {
      // Asked for while a site waits: there is nobody signed in to confine the work to.
      const sealed = await database.withSystem((tx) => store.findSecret(tx, accountId, name));
      return sealed && sealer.open(sealed, placeOf(accountId, name));
    },
  };
}
