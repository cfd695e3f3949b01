import type { DeployKeyWebhookAdminResponse } from '@pressdock/api';
import { debugMessages as words } from './debug.messages.ts';

/** A kind of object at a code host. */
export type ExternalKind = keyof DeployKeyWebhookAdminResponse;

/** A deploy key or a webhook as a row of the table. */
export interface ExternalObject {
  externalId: string | null;
  internalId: string | null;
  name: string;
  state: string;
  createdAt: string | null;
}

/** Returns the rows of both tables. */
export function externalRows({
  deployKeys,
  webhooks,
}: DeployKeyWebhookAdminResponse): Record<ExternalKind, ExternalObject[]> {
  return {
    deployKeys: deployKeys.map(({ isReadOnly, ...key }) => ({
      ...key,
      state: isReadOnly ? words.readOnly : words.writable,
    })),
    webhooks: webhooks.map(({ isActive, url, ...webhook }) => ({
      ...webhook,
      name: url === '' ? webhook.name : url,
      state: isActive ? words.active : words.inactive,
    })),
  };
}

/** Returns an id as the path of a deletion contains it; a dash for an id that does not exist. */
export const pathId = (id: string | null) => id ?? '-';
