import { readPublicFlags } from '@pressdock/api';
import type { App } from '../../http.ts';
import type { FlagsService } from './flags.service.ts';

/** Mounts the public route of feature flags. */
export function flagsRoutes(app: App, flags: FlagsService): void {
  app.route({
    ...readPublicFlags,
    handler: (request) => flags.evaluate(request.params.id, request.query),
  });
}
