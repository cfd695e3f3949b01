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
import { isEmailVerified } from '../../identity/email.ts';
import { parseId } from '../../identity/ids.ts';
import { apiKeyHash, apiKeyPrefix, createApiKey, isApiKey } from './apiKey.rules.ts';
import * as store from './apiKeys.store.ts';

/** Creates, lists, revokes and finds API keys. */
export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** The last use is stored at most once in this time, so that not every request writes. */
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

/** Creates the service. */
export function createApiKeysService(database: Database) {
  return {
    async list(ctx: RequestContext): Promise<ApiKeyResponse[]> {
      const rows = await database.withAccount(ctx, (tx) => store.listApiKeys(tx, ctx.accountId));
      return rows.map(toResponse);
    },

    /** Creates a key. The response is the only place that contains it. */
    async create(
      ctx: RequestContext,
      request: CreateApiKeyRequest,
    ): Promise<CreatedApiKeyResponse> {
      const { name, scope, expires = null } = request;
      if (expires !== null && new Date(expires) <= new Date()) {
        throw invalid(apiKeyValidation.expires, {
          expires: apiKeyValidation.expires,
        });
      }
      const key = createApiKey();
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

    /** Revokes a key. */
    async remove(ctx: RequestContext, id: string): Promise<void> {
      const known = parseId(id);
      const isRevoked = await database.withAccount(ctx, (tx) =>
        store.revokeApiKey(tx, ctx.accountId, known),
      );
      if (!isRevoked) throw notFound();
    },

    /** Returns the account and scope of a key; undefined for a key that is not valid. */
    async find(key: string): Promise<KnownKey | undefined> {
      if (!isApiKey(key)) return undefined;
      // The account is known only once the key is found.
      return database.withSystem(async (tx) => {
        const found = await store.findApiKey(tx, apiKeyHash(key));
        if (!found) return undefined;
        const { last_used_at: lastUsed } = found;
        if (!lastUsed || Date.now() - lastUsed.getTime() > touchMs) {
          await store.touchApiKey(tx, found.id);
        }
        const { account_id: accountId, scope, name, prefix } = found;
        return { accountId, scope, name, prefix, isEmailVerified: isEmailVerified(found) };
      });
    },
  };
}
