import { listFlagProductFigures, readActiveUserCount, readActiveUserLimit } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ActiveUsersService } from './activeUsers.service.ts';

/** Mounts the routes of active users. */
export function activeUsersRoutes(app: App, activeUsers: ActiveUsersService): void {
  app.route({
    ...readActiveUserCount,
    handler: (request) => activeUsers.count(contextOf(request), request.params.id),
  });

  app.route({
    ...listFlagProductFigures,
    handler: (request) => activeUsers.listFigures(contextOf(request)),
  });

  app.route({
    ...readActiveUserLimit,
    handler: (request) => activeUsers.compare(contextOf(request)),
  });
}
