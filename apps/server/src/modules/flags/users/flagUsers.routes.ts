import { deleteFlagUser, listOnUsers, searchFlagUsers } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { FlagUsersService } from './flagUsers.service.ts';
import type { OnUsersService } from './onUsers.service.ts';

/** The services behind the routes. */
export interface FlagUsersServices {
  users: FlagUsersService;
  onUsers: OnUsersService;
}

/** Mounts the routes of the identifiers that requested flags. */
export function flagUsersRoutes(app: App, { users, onUsers }: FlagUsersServices): void {
  app.route({
    ...searchFlagUsers,
    handler: (request) => users.search(contextOf(request), request.params.id, request.query.id),
  });

  app.route({
    ...deleteFlagUser,
    handler: async (request, reply) => {
      await users.remove(contextOf(request), request.params.id, request.query.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...listOnUsers,
    handler: (request) => onUsers.list(contextOf(request), request.params),
  });
}
