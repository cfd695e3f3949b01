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
import type { JoiningService } from './joining.service.ts';
import type { TeamService } from './team.service.ts';

/** Mounts the calls about teams: of their owners, and of whoever joins or leaves one. */
export function teamRoutes(
  app: App,
  { team, joining, audit }: { team: TeamService; joining: JoiningService; audit: AuditService },
): void {
  ownersRoutes(app, team);
  joiningRoutes(app, joining, audit);
}

function ownersRoutes(app: App, team: TeamService): void {
  app.route({
    ...inviteMember,
    handler: async (request, reply) => {
      return reply.code(201).send(await team.invite(contextOf(request), request.body.email));
    },
  });

  app.route({ ...listMembers, handler: (request) => team.listMembers(contextOf(request)) });

  app.route({ ...listPendingMembers, handler: (request) => team.listPending(contextOf(request)) });

  app.route({
    ...removeMember,
    handler: async (request, reply) => {
      await team.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...revokeInvitation,
    handler: async (request, reply) => {
      await team.revoke(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...resendInvitation,
    handler: async (request) => {
      return team.resend(contextOf(request), request.params.id);
    },
  });
}

function joiningRoutes(app: App, joining: JoiningService, audit: AuditService): void {
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
      const tell = audit.teller(request.audited);
      await joining.accept(contextOf(request), request.body.pendingUUID, tell);
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
