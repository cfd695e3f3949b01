import * as z from 'zod/mini';
import { API_KEY_SCOPES } from '../contract/access.ts';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { apiKeyValidation } from './apiKeys.messages.ts';

const scope = z.enum(API_KEY_SCOPES, apiKeyValidation.scopeRequired);

/** A new API key. Without `expires` it works until it is deleted. */
export const CreateApiKeyRequest = z.object({
  name: z
    .string(apiKeyValidation.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, apiKeyValidation.nameRequired),
      z.maxLength(TEXT_LIMITS.name, fieldValidation.tooLong),
    ),
  scope,
  expires: z.nullish(z.iso.datetime(apiKeyValidation.expires)),
});

/** @see {@link CreateApiKeyRequest} */
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;

/** An API key. `prefix` is the beginning of the key. */
export const ApiKeyResponse = z.object({
  _id: Id,
  name: z.string(),
  scope,
  prefix: z.string(),
  expires: z.nullable(Timestamp),
  lastUsedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
});

/** @see {@link ApiKeyResponse} */
export type ApiKeyResponse = z.infer<typeof ApiKeyResponse>;

/** A new API key. `key` is returned only in this response. */
export const CreatedApiKeyResponse = z.extend(ApiKeyResponse, { key: z.string() });

/** @see {@link CreatedApiKeyResponse} */
export type CreatedApiKeyResponse = z.infer<typeof CreatedApiKeyResponse>;
