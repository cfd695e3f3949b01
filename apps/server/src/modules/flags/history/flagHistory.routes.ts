import { explainFlags, listFlagChanges, readFlagReach, restoreFlag } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { FlagHistoryService } from './flagHistory.service.ts';

/** Mounts the routes of a flag's history, and the one that explains the flags of a product. */
export function flagHistoryRoutes(app: App, history: FlagHistoryService): void {
  app.route({
    ...listFlagChanges,
    handler: (request) => history.list(contextOf(request), request.params),
  });

  app.route({
    ...readFlagReach,
    handler: (request) => history.readReach(contextOf(request), request.params),
  });

  app.route({
    ...restoreFlag,
    handler: (request) => history.restore(contextOf(request), request.params, request.body),
  });

  app.route({
    ...explainFlags,
    handler: (request) => history.explain(contextOf(request), request.params.id, request.query),
  });
}
