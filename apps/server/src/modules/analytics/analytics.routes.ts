import { readDownloadDetail } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { AnalyticsService } from './analytics.service.ts';

/** Mounts the routes of download figures. */
export function analyticsRoutes(app: App, analytics: AnalyticsService): void {
  app.route({
    ...readDownloadDetail,
    handler: (request) => {
      const { uuid, versionUUID } = request.params;
      const { page = 0 } = request.query;
      return analytics.readDownloads(contextOf(request), uuid, versionUUID, page);
    },
  });
}
