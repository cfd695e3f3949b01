import { sendEmailVerification, verifyEmail } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { EmailVerification } from './emailVerification.service.ts';

/** Mounts the routes that verify the e-mail address of the signed-in person. */
export function emailVerificationRoutes(app: App, verification: EmailVerification): void {
  app.route({
    ...sendEmailVerification,
    handler: async (request, reply) => {
      await verification.resend(contextOf(request));
      return reply.code(204).send();
    },
  });
  app.route({
    ...verifyEmail,
    handler: async (request, reply) => {
      await verification.verify(contextOf(request), request.body.code);
      return reply.code(204).send();
    },
  });
}
