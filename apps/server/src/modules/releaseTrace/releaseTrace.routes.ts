import { traceRelease } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { TraceRelease } from './releaseTrace.service.ts';

/** Mounts the route of traces. */
export function releaseTraceRoutes(app: App, trace: TraceRelease): void {
  app.route({
    ...traceRelease,
    handler: (request) => trace(contextOf(request), request.params.id),
  });
}
