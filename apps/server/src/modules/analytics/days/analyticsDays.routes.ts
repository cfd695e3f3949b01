import {
  countActiveInstalls,
  listAnalyticsDates,
  listDownloads,
  listGrowth,
  listUpdateCounts,
  readAnalyticsDay,
  readDownloadDetail,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { AnalyticsDaysService, Selection } from './analyticsDays.service.ts';
import type { ReadDownloadDetail } from './downloadDetail.service.ts';

const selectionOf = (request: {
  params: { uuid: string };
  query: { product?: string | undefined };
}): Selection => ({ project: request.params.uuid, product: request.query.product });

/** Mounts the routes of days. */
export function analyticsDaysRoutes(
  app: App,
  days: AnalyticsDaysService,
  readDownloads: ReadDownloadDetail,
): void {
  app.route({
    ...listAnalyticsDates,
    handler: (request) => days.listDates(contextOf(request), selectionOf(request)),
  });
  app.route({
    ...readAnalyticsDay,
    handler: (request) =>
      days.readDay(contextOf(request), selectionOf(request), request.params.date),
  });
  app.route({
    ...listDownloads,
    handler: (request) => days.listDownloads(contextOf(request), selectionOf(request)),
  });
  app.route({
    ...readDownloadDetail,
    handler: (request) => {
      const { uuid: project, versionUUID: versionId } = request.params;
      const { page = 0 } = request.query;
      return readDownloads(contextOf(request), { project, versionId, page });
    },
  });
  app.route({
    ...listUpdateCounts,
    handler: (request) => days.listUpdateCounts(contextOf(request), selectionOf(request)),
  });
  app.route({
    ...countActiveInstalls,
    handler: (request) => {
      const { startDate: start, endDate: end } = request.params;
      return days.countActiveInstalls(contextOf(request), selectionOf(request), { start, end });
    },
  });
  app.route({
    ...listGrowth,
    handler: (request) => days.listGrowth(contextOf(request), selectionOf(request), request.query),
  });
}
