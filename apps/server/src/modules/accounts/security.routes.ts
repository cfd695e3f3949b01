import { Readable } from 'node:stream';
import {
  checkResetNonce,
  confirmSecondFactor,
  deactivate,
  exportData,
  listSessions,
  provePassword,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  startSecondFactor,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { truncateAddress } from '../../identity/clientNetwork.ts';
import type { DataExport } from './dataExport/dataExport.service.ts';
import type { LeavingService } from './leaving/leaving.service.ts';
import type { PasswordResetService } from './passwordReset/passwordReset.service.ts';
import type { ProofService } from './proof.service.ts';
import type { SecondFactorService } from './secondFactor/secondFactor.service.ts';
import type { SessionsService } from './sessions.service.ts';

/** What keeps an account its owner's. */
export interface SecurityServices {
  passwordReset: PasswordResetService;
  proof: ProofService;
  sessions: SessionsService;
  secondFactor: SecondFactorService;
  deactivate: LeavingService;
  exportData: DataExport;
}

function passwordRoutes(app: App, { passwordReset, proof }: SecurityServices): void {
  app.route({
    ...requestPasswordReset,
    handler: async (request) => {
      await passwordReset.request(request.body.email);
      return { message: 'If this address has an account, a letter is on its way to it.' };
    },
  });

  app.route({
    ...checkResetNonce,
    handler: async (request, reply) => {
      await passwordReset.check(request.body.nonce);
      return reply.header('cache-control', 'no-store').code(204).send();
    },
  });

  app.route({
    ...resetPassword,
    handler: async (request, reply) => {
      const { nonce, passwordA } = request.body;
      await passwordReset.reset(nonce, passwordA, truncateAddress(request.ip) ?? '');
      return reply.code(204).send();
    },
  });

  app.route({
    ...provePassword,
    handler: async (request, reply) => {
      const { currentPassword } = request.body;
      await proof.prove(contextOf(request), currentPassword, () =>
        request.countAttempt(provePassword.config.rateLimit.inHandler.password),
      );
      return reply.code(204).send();
    },
  });
}

function secondFactorRoutes(app: App, { secondFactor }: SecurityServices): void {
  app.route({ ...readSecondFactor, handler: (request) => secondFactor.read(contextOf(request)) });

  app.route({ ...startSecondFactor, handler: (request) => secondFactor.start(contextOf(request)) });

  app.route({
    ...confirmSecondFactor,
    handler: (request) => secondFactor.confirm(contextOf(request), request.body.code),
  });

  app.route({
    ...renewRecoveryCodes,
    handler: (request) => secondFactor.renew(contextOf(request)),
  });

  app.route({
    ...removeSecondFactor,
    handler: async (request, reply) => {
      await secondFactor.remove(contextOf(request));
      return reply.code(204).send();
    },
  });
}

/** Mounts the calls about passwords, sessions, the second factor and leaving. */
export function securityRoutes(app: App, services: SecurityServices): void {
  passwordRoutes(app, services);
  secondFactorRoutes(app, services);
  const { sessions } = services;

  app.route({ ...listSessions, handler: (request) => sessions.list(contextOf(request)) });

  app.route({
    ...revokeSession,
    handler: async (request, reply) => {
      await sessions.revoke(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...revokeOtherSessions,
    handler: async (request, reply) => {
      await sessions.revokeOthers(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    ...exportData,
    handler: async (request, reply) => {
      const { fileName, text } = await services.exportData(contextOf(request), () =>
        request.countAttempt(exportData.config.rateLimit.inHandler.dataExport),
      );
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(request.method === 'HEAD' ? [] : text));
    },
  });

  app.route({ ...deactivate, handler: (request) => services.deactivate(contextOf(request)) });
}
