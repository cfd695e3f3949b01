import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../limits.ts';
import { validationMessages } from '../messages.ts';
import { Id, Timestamp } from './primitives.ts';

/** What a key may do: read, read and make releases, or everything that a person may. */
export const API_KEY_SCOPES = ['read', 'release', 'full'] as const;

const scope = z.enum(API_KEY_SCOPES, validationMessages.apiKeyScope);

/** Making an API key. `expires` is a moment in the future; left out, the key works until it is deleted. */
export const CreateApiKeyRequest = z.object({
  name: z
    .string(validationMessages.apiKeyName)
    .check(
      z.trim(),
      z.minLength(1, validationMessages.apiKeyName),
      z.maxLength(TEXT_LIMITS.name, validationMessages.tooLong),
    ),
  scope,
  expires: z.nullish(z.iso.datetime(validationMessages.apiKeyExpires)),
});
/** @see {@link CreateApiKeyRequest} */
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;

/** An API key as it is listed: by its name and the first letters of the key. */
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

/** A new API key. `key` is told this once only. */
export const CreatedApiKeyResponse = z.extend(ApiKeyResponse, { key: z.string() });
/** @see {@link CreatedApiKeyResponse} */
export type CreatedApiKeyResponse = z.infer<typeof CreatedApiKeyResponse>;
