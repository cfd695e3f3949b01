import * as z from 'zod/mini';
import { IdParams, SavedResponse } from '../contract/primitives.ts';
import type { RouteRecord } from '../contract/record.ts';
import {
  bodyErrors,
  errors,
  NoContent,
  publicErrors,
  sessionErrors,
} from '../contract/responses.ts';
import {
  AcceptInvitationRequest,
  InvitationParams,
  InvitationResponse,
  InviteMemberRequest,
  MemberResponse,
  PendingMemberResponse,
} from './team.schemas.ts';

const tags = ['Team'] as const;

/** Invites somebody by mail. 403 where the plan has no team or no place left. */
export const inviteMember = {
  method: 'POST',
  url: '/api/v1/users/children',
  config: { operationId: 'inviteMember', access: 'session' },
  schema: {
    summary: 'Invite a member by mail',
    tags,
    body: InviteMemberRequest,
    response: { 201: SavedResponse, ...sessionErrors, ...bodyErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;

/** The members of the account's team, the earliest first. */
export const listMembers = {
  method: 'GET',
  url: '/api/v1/users/children',
  config: { operationId: 'listMembers', access: 'session' },
  schema: {
    summary: 'List the members of the team',
    tags,
    response: { 200: z.array(MemberResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** The invitations that were not accepted yet, the newest first. */
export const listPendingMembers = {
  method: 'GET',
  url: '/api/v1/users/children/pending',
  config: { operationId: 'listPendingMembers', access: 'session' },
  schema: {
    summary: 'List the invitations that wait',
    tags,
    response: { 200: z.array(PendingMemberResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Takes a member out of the team; their sessions end at once. */
export const removeMember = {
  method: 'DELETE',
  url: '/api/v1/users/children/:id',
  config: { operationId: 'removeMember', access: 'session' },
  schema: {
    summary: 'Take a member out of the team',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Takes an invitation back; its link leads nowhere then. */
export const revokeInvitation = {
  method: 'DELETE',
  url: '/api/v1/users/children/pending/:id',
  config: { operationId: 'revokeInvitation', access: 'session' },
  schema: {
    summary: 'Take an invitation back',
    tags,
    params: IdParams,
    response: { 204: NoContent, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Mails an invitation again, with a new link that works for another 7 days. */
export const resendInvitation = {
  method: 'POST',
  url: '/api/v1/users/children/pending/:id/resend',
  config: { operationId: 'resendInvitation', access: 'session' },
  schema: {
    summary: 'Mail an invitation again, with a new link',
    tags,
    params: IdParams,
    response: { 200: PendingMemberResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** What an invitation's link stands for. Used, revoked, expired and unknown ones are not found. */
export const readInvitation = {
  method: 'GET',
  url: '/api/v1/auth/join-team/:pendingUUID',
  config: { operationId: 'readInvitation', access: 'public' },
  schema: {
    summary: 'Read who invites, and to what',
    tags,
    params: InvitationParams,
    response: { 200: InvitationResponse, ...publicErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/**
 * Accepts an invitation as the person signed in, whose address it must be for (403). 409 where the
 * person is in a team already or has products, licences or a team of their own.
 */
export const acceptInvitation = {
  method: 'POST',
  url: '/api/v1/users/me/join-team',
  config: { operationId: 'acceptInvitation', access: 'session' },
  schema: {
    summary: 'Accept an invitation',
    tags,
    body: AcceptInvitationRequest,
    response: { 204: NoContent, ...sessionErrors, ...bodyErrors, ...errors(404, 409) },
  },
} as const satisfies RouteRecord;

/** Leaves the team, as one of its members. */
export const leaveTeam = {
  method: 'DELETE',
  url: '/api/v1/users/me/team',
  config: { operationId: 'leaveTeam', access: 'session' },
  schema: {
    summary: 'Leave the team you are a member of',
    tags,
    response: { 204: NoContent, ...sessionErrors, ...errors(409) },
  },
} as const satisfies RouteRecord;
