import { readDeployKeyWebhook, readVersionStatus } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { StatusService } from './status.service.ts';
import type { VersionStatusService } from './versionStatus.service.ts';

/** Mounts the routes of the status of connected products. */
export function statusRoutes(
  app: App,
  { status, versionStatus }: { status: StatusService; versionStatus: VersionStatusService },
): void {
  app.route({
    ...readDeployKeyWebhook,
    handler: (request) => status.read(contextOf(request), request.params),
  });

  app.route({
    ...readVersionStatus,
    handler: (request) => versionStatus.read(contextOf(request), request.params),
  });
}
