import * as z from 'zod/mini';
import { profileValidation } from '../accounts/profile.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** A password confirmation. */
export const ProofRequest = z.object({
  currentPassword: z
    .string(profileValidation.currentPasswordRequired)
    .check(
      z.minLength(1, profileValidation.currentPasswordRequired),
      z.maxLength(1000, profileValidation.currentPasswordWrong),
    ),
});

/** An active session. `network` is the beginning of its IP address. */
export const SessionResponse = z.object({
  _id: Id,
  device: z.string(),
  network: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  expiresAt: Timestamp,
  isCurrent: z.boolean(),
});

/** @see {@link SessionResponse} */
export type SessionResponse = z.infer<typeof SessionResponse>;

/** When the deactivated account is deleted. Until then it can be reactivated, and its sites receive updates. */
export const DeactivatedResponse = z.object({ endsAt: Timestamp });

/** @see {@link DeactivatedResponse} */
export type DeactivatedResponse = z.infer<typeof DeactivatedResponse>;
