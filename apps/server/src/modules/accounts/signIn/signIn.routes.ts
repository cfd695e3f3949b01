import { register, signIn, signOut } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import { truncateAddress } from '../../../identity/clientNetwork.ts';
import { describeDevice } from '../../../identity/device.ts';
import type { RegisterAccount } from '../registration/registration.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { SignIn } from './signIn.service.ts';

/** Mounts the routes for creating an account, signing in and signing out. */
export function signInRoutes(
  app: App,
  services: { register: RegisterAccount; signIn: SignIn; sessions: SessionsService },
): void {
  app.route({
    ...signIn,
    handler: async (request, reply) => {
      const device = {
        device: describeDevice(request.headers['user-agent']),
        network: truncateAddress(request.ip) ?? '',
      };
      const token = await services.signIn(request.body, device, () =>
        request.countAttempt(signIn.config.rateLimit.inHandler.secondFactor),
      );
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(token);
    },
  });

  app.route({
    ...signOut,
    handler: async (request, reply) => {
      await services.sessions.signOut(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    ...register,
    handler: async (request, reply) => {
      await services.register(request.body);
      return reply.code(201).send({ message: 'Thank you. You can sign in now.' });
    },
  });
}
