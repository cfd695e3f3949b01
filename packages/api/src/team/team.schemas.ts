import * as z from 'zod/mini';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';
import { teamValidation } from './team.messages.ts';

/** The e-mail address to invite. */
export const InviteMemberRequest = z.object({
  email: z
    .string(teamValidation.emailRequired)
    .check(
      z.trim(),
      z.minLength(1, teamValidation.emailRequired),
      z.maxLength(254, fieldValidation.email),
      z.email(fieldValidation.email),
    ),
});

/** A team member. */
export const MemberResponse = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});

/** @see {@link MemberResponse} */
export type MemberResponse = z.infer<typeof MemberResponse>;

/** A pending invitation. */
export const PendingMemberResponse = z.object({
  _id: Id,
  email: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  isExpired: z.boolean(),
});

/** @see {@link PendingMemberResponse} */
export type PendingMemberResponse = z.infer<typeof PendingMemberResponse>;

/** The secret of an invitation link. */
export const InvitationParams = z.object({ pendingUUID: Id });

/** An invitation. The middle of the invited e-mail address is masked. */
export const InvitationResponse = z.object({
  inviter: z.string(),
  team: z.string(),
  email: z.string(),
  expiresAt: Timestamp,
});

/** @see {@link InvitationResponse} */
export type InvitationResponse = z.infer<typeof InvitationResponse>;

/** The secret of the invitation to accept. */
export const AcceptInvitationRequest = z.object({ pendingUUID: Id });
