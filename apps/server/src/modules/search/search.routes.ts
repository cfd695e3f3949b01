import { searchAccount } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { SearchService } from './search.service.ts';

/** Mounts the route that searches an account. */
export function searchRoutes(app: App, { search }: SearchService): void {
  app.route({
    ...searchAccount,
    handler: (request) => search(contextOf(request), request.query.query),
  });
}
