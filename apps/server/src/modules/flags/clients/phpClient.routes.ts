import { readFlagClient } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ReadPhpClient } from './phpClient.service.ts';

/** Mounts the route of the PHP client. */
export function phpClientRoutes(app: App, readPhpClient: ReadPhpClient): void {
  app.route({
    ...readFlagClient,
    handler: (request) => readPhpClient(contextOf(request), request.params.id),
  });
}
