import { provePassword } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { PasswordConfirmation } from './passwordConfirmation.service.ts';

/** Mounts the route that confirms the password. */
export function passwordConfirmationRoutes(app: App, confirmation: PasswordConfirmation): void {
  app.route({
    ...provePassword,
    handler: async (request, reply) => {
      const { currentPassword } = request.body;
      await confirmation.confirm(contextOf(request), currentPassword, () =>
        request.countAttempt(provePassword.config.rateLimit.inHandler.password),
      );
      return reply.code(204).send();
    },
  });
}
