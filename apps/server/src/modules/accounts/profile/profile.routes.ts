import { readProfile, saveProfile } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ProfileService } from './profile.service.ts';

/** Mounts the routes of the signed-in person's profile. */
export function profileRoutes(app: App, profile: ProfileService): void {
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
