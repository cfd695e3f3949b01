import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { SecondFactorService } from './secondFactor.service.ts';

/** Mounts the routes of two-factor authentication. */
export function secondFactorRoutes(app: App, secondFactor: SecondFactorService): void {
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
