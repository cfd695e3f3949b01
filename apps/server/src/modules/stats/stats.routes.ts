import { readStats } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { StatsService } from './stats.service.ts';

/** Mounts the route of the dashboard's figures. */
export function statsRoutes(app: App, stats: StatsService): void {
  app.route({ ...readStats, handler: (request) => stats.read(contextOf(request)) });
}
