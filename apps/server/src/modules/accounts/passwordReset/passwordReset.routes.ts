import { checkResetNonce, requestPasswordReset, resetPassword } from '@pressdock/api';
import type { App } from '../../../http.ts';
import { truncateAddress } from '../../../identity/clientNetwork.ts';
import type { PasswordResetService } from './passwordReset.service.ts';

/** Mounts the routes that reset a forgotten password. */
export function passwordResetRoutes(app: App, passwordReset: PasswordResetService): void {
  app.route({
    ...requestPasswordReset,
    handler: async (request) => {
      await passwordReset.request(request.body.email);
      return { message: 'If an account uses this address, we have sent an e-mail to it.' };
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
}
