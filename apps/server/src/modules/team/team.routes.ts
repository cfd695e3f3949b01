import {
  acceptInvitation,
  inviteMember,
  leaveTeam,
  listMembers,
  listPendingMembers,
  readInvitation,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { JoiningService } from './joining.service.ts';
import type { MembersService } from './members.service.ts';

/** The services behind the routes of teams. */
export interface TeamServices {
  invitations: InvitationsService;
  members: MembersService;
  joining: JoiningService;
  audit: AuditService;
}

/** Mounts the routes of teams, for owners and for people who join or leave one. */
export function teamRoutes(app: App, services: TeamServices): void {
  ownerRoutes(app, services);
  joiningRoutes(app, services);
}

function ownerRoutes(app: App, { invitations, members }: TeamServices): void {
  app.route({
    ...inviteMember,
    handler: async (request, reply) => {
      return reply.code(201).send(await invitations.invite(contextOf(request), request.body.email));
    },
  });

  app.route({ ...listMembers, handler: (request) => members.list(contextOf(request)) });

  app.route({ ...listPendingMembers, handler: (request) => invitations.list(contextOf(request)) });

  app.route({
    ...removeMember,
    handler: async (request, reply) => {
      await members.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...revokeInvitation,
    handler: async (request, reply) => {
      await invitations.revoke(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...resendInvitation,
    handler: async (request) => {
      return invitations.resend(contextOf(request), request.params.id);
    },
  });
}

function joiningRoutes(app: App, { joining, audit }: TeamServices): void {
  app.route({
    ...readInvitation,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return joining.read(request.params.pendingUUID);
    },
  });

  app.route({
    ...acceptInvitation,
    handler: async (request, reply) => {
      const notify = audit.createNotifier(request.audited);
      await joining.accept(contextOf(request), request.body.pendingUUID, notify);
      return reply.code(204).send();
    },
  });

  app.route({
    ...leaveTeam,
    handler: async (request, reply) => {
      await joining.leave(contextOf(request));
      return reply.code(204).send();
    },
  });
}
