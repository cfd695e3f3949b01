import { readActualMe, readMe, saveSetting } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { PeopleService } from './people.service.ts';

/** Mounts the routes of the signed-in person and the account they act for. */
export function peopleRoutes(app: App, people: PeopleService): void {
  app.route({ ...readMe, handler: (request) => people.readMe(contextOf(request)) });

  app.route({ ...readActualMe, handler: (request) => people.readActualMe(contextOf(request)) });

  app.route({
    ...saveSetting,
    handler: async (request) => ({
      settings: await people.saveSetting(contextOf(request), request.body),
    }),
  });
}
