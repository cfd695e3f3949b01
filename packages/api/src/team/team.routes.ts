import * as z from 'zod/mini';
import { ACCOUNT_WORK, OWNER_READ, OWNER_WORK } from '../contract/access.ts';
import { IdParams, SavedResponse } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import { invitationAttempts } from './team.limits.ts';
import {
  AcceptInvitationRequest,
  InvitationParams,
  InvitationResponse,
  InviteMemberRequest,
  MemberResponse,
  PendingMemberResponse,
} from './team.schemas.ts';

const tags = ['Team'] as const;

/** Invites a person by e-mail. 403 if the plan has no team or the team is full. */
export const inviteMember = {
  method: 'POST',
  url: '/api/v1/users/children',
  config: {
    operationId: 'inviteMember',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', namedBy: 'email' },
    needsVerifiedEmail: true,
    rateLimit: { ...STANDARD_RATE, attempts: [invitationAttempts] },
  },
  schema: {
    summary: 'Invite a team member',
    tags,
    body: InviteMemberRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** Returns the team's members, in the order they joined. */
export const listMembers = {
  method: 'GET',
  url: '/api/v1/users/children',
  config: {
    operationId: 'listMembers',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List team members',
    tags,
    response: { 200: z.array(MemberResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns the pending invitations, newest first. */
export const listPendingMembers = {
  method: 'GET',
  url: '/api/v1/users/children/pending',
  config: {
    operationId: 'listPendingMembers',
    access: OWNER_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List pending invitations',
    tags,
    response: { 200: z.array(PendingMemberResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Removes a member from the team and ends their sessions. */
export const removeMember = {
  method: 'DELETE',
  url: '/api/v1/users/children/:id',
  config: {
    operationId: 'removeMember',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'member' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Remove a team member',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Revokes an invitation. Its link stops working. */
export const revokeInvitation = {
  method: 'DELETE',
  url: '/api/v1/users/children/pending/:id',
  config: {
    operationId: 'revokeInvitation',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'invitation' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Revoke an invitation',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Sends an invitation again, with a new link that works for another 7 days. */
export const resendInvitation = {
  method: 'POST',
  url: '/api/v1/users/children/pending/:id/resend',
  config: {
    operationId: 'resendInvitation',
    access: OWNER_WORK,
    scope: 'none',
    audit: { when: 'always', subject: 'invitation' },
    needsVerifiedEmail: true,
    rateLimit: { ...STANDARD_RATE, attempts: [invitationAttempts] },
  },
  schema: {
    summary: 'Resend an invitation with a new link',
    tags,
    params: IdParams,
    response: { 200: PendingMemberResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns the invitation of a link. Used, revoked, expired and unknown ones are not found. */
export const readInvitation = {
  method: 'GET',
  url: '/api/v1/auth/join-team/:pendingUUID',
  config: {
    operationId: 'readInvitation',
    access: 'public',
    scope: 'none',
    audit: 'none',
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read an invitation',
    tags,
    params: InvitationParams,
    response: { 200: InvitationResponse, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/**
 * Accepts an invitation as the person who is signed in. 403 if it was sent to another address; 409 if
 * the person is in a team already, or owns products, licenses or a team.
 */
export const acceptInvitation = {
  method: 'POST',
  url: '/api/v1/users/me/join-team',
  config: {
    operationId: 'acceptInvitation',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Accept an invitation',
    tags,
    body: AcceptInvitationRequest,
    response: { 204: NoContent, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Leaves the team the person is a member of. */
export const leaveTeam = {
  method: 'DELETE',
  url: '/api/v1/users/me/team',
  config: {
    operationId: 'leaveTeam',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Leave the team',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;
