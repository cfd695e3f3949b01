import { randomUUID } from 'node:crypto';
import {
  type ApiKeyResponse,
  apiKeyValidation,
  type CreateApiKeyRequest,
  type CreatedApiKeyResponse,
} from '@pressdock/api';
import type { KnownKey, RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { invalid, notFound } from '../../errors.ts';
import { parseId } from '../../identity/ids.ts';
import { apiKeyHash, apiKeyPrefix, isApiKey, newApiKey } from './apiKey.rules.ts';
import * as store from './apiKeys.store.ts';

/** The verbs about API keys. */
export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** How exactly the last use is kept: not every request has to write. */
const touchMs = 10 * 60_000;

function toResponse(row: Row<'api_keys'>): ApiKeyResponse {
  const { id, name, scope, prefix, expires_at, last_used_at, created_at } = row;
  return {
    _id: id,
    name,
    scope,
    prefix,
    expires: expires_at?.toISOString() ?? null,
    lastUsedAt: last_used_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  };
}

/** Make the verbs. */
export function createApiKeysService(database: Database) {
  return {
    async list(ctx: RequestContext): Promise<ApiKeyResponse[]> {
      const rows = await database.withAccount(ctx, (tx) => store.listApiKeys(tx, ctx.accountId));
      return rows.map(toResponse);
    },

    /** Make a key. The answer is the only place where it is ever told. */
    async create(ctx: RequestContext, given: CreateApiKeyRequest): Promise<CreatedApiKeyResponse> {
      const { name, scope, expires = null } = given;
      if (expires !== null && new Date(expires) <= new Date()) {
        throw invalid(apiKeyValidation.expires, {
          expires: apiKeyValidation.expires,
        });
      }
      const key = newApiKey();
      const row = await database.withAccount(ctx, (tx) =>
        store.insertApiKey(tx, {
          id: randomUUID(),
          account_id: ctx.accountId,
          name,
          scope,
          prefix: apiKeyPrefix(key),
          key_hash: apiKeyHash(key),
          expires_at: expires,
          last_used_at: null,
          revoked_at: null,
        }),
      );
      return { ...toResponse(row), key };
    },

    /** End a key for good. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      const isGone = await database.withAccount(ctx, (tx) =>
        store.revokeApiKey(tx, ctx.accountId, known),
      );
      if (!isGone) throw notFound();
    },

    /** Whose key this is and what it may do; undefined for one that does not work. */
    async find(key: string): Promise<KnownKey | undefined> {
      if (!isApiKey(key)) return undefined;
      // Who has the key is known only after it was found.
      return database.withSystem(async (tx) => {
        const found = await store.findApiKey(tx, apiKeyHash(key));
        if (!found) return undefined;
        const { last_used_at: lastUsed } = found;
        if (!lastUsed || Date.now() - lastUsed.getTime() > touchMs) {
          await store.touchApiKey(tx, found.id);
        }
        const { account_id: accountId, scope, name, prefix } = found;
        return { accountId, scope, name, prefix };
      });
    },
  };
}
