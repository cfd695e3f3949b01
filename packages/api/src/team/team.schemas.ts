import * as z from 'zod/mini';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Timestamp } from '../contract/primitives.ts';
import { teamValidation } from './team.messages.ts';

/** Inviting somebody into the team. */
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

/** Somebody who acts in the owner's account. */
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

/** An invitation that waits to be accepted. */
export const PendingMemberResponse = z.object({
  _id: Id,
  email: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  isExpired: z.boolean(),
});

/** @see {@link PendingMemberResponse} */
export type PendingMemberResponse = z.infer<typeof PendingMemberResponse>;

/** The secret of an invitation's link, as it stands in the address of the join page. */
export const InvitationParams = z.object({ pendingUUID: Id });

/** Who invites, to which team, and whom: the invited address with its middle left out. */
export const InvitationResponse = z.object({
  inviter: z.string(),
  team: z.string(),
  email: z.string(),
  expiresAt: Timestamp,
});

/** @see {@link InvitationResponse} */
export type InvitationResponse = z.infer<typeof InvitationResponse>;

/** Accepting an invitation by the secret of its link. */
export const AcceptInvitationRequest = z.object({ pendingUUID: Id });
