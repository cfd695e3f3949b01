import {
  readActualMe,
  readMe,
  readProfile,
  register,
  saveProfile,
  saveSetting,
  signIn,
  signOut,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { truncateAddress } from '../../identity/clientNetwork.ts';
import { describeDevice } from '../../identity/device.ts';
import type { AccountsService } from './accounts.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { SignInService } from './signIn.service.ts';

/** Mounts the calls about signing in, people and their settings. */
export function accountsRoutes(
  app: App,
  services: { accounts: AccountsService; profile: ProfileService; signIn: SignInService },
): void {
  const { accounts, profile } = services;

  app.route({
    ...signIn,
    handler: async (request, reply) => {
      const place = {
        device: describeDevice(request.headers['user-agent']),
        network: truncateAddress(request.ip) ?? '',
      };
      const token = await services.signIn(request.body, place, () =>
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
      await accounts.signOut(contextOf(request));
      return reply.code(204).send();
    },
  });

  app.route({
    ...register,
    handler: async (request, reply) => {
      await accounts.register(request.body);
      return reply.code(201).send({ message: 'Thank you. You can sign in now.' });
    },
  });

  app.route({ ...readMe, handler: (request) => accounts.readMe(contextOf(request)) });

  app.route({ ...readActualMe, handler: (request) => accounts.readActualMe(contextOf(request)) });

  app.route({
    ...saveSetting,
    handler: async (request) => ({
      settings: await accounts.saveSetting(contextOf(request), request.body),
    }),
  });

  app.route({
    ...readProfile,
    handler: (request) => profile.read(contextOf(request), request.params.id),
  });

  app.route({
    ...saveProfile,
    handler: (request) =>
      profile.save(contextOf(request), request.params.id, request.body, {
        proof: () => request.countAttempt(saveProfile.config.rateLimit.inHandler.password),
        newAddress: () => request.countAttempt(saveProfile.config.rateLimit.inHandler.newEmail),
      }),
  });
}
