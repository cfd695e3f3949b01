import {
  deleteFlagSchedule,
  pauseFlagSchedule,
  readFlagSchedule,
  resumeFlagSchedule,
  saveFlagSchedule,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { FlagScheduleService } from './flagSchedule.service.ts';

/** Mounts the routes of schedules. */
export function flagScheduleRoutes(app: App, schedule: FlagScheduleService): void {
  app.route({
    ...readFlagSchedule,
    handler: (request) => schedule.read(contextOf(request), request.params),
  });

  app.route({
    ...saveFlagSchedule,
    handler: (request) => schedule.save(contextOf(request), request.params, request.body),
  });

  app.route({
    ...pauseFlagSchedule,
    handler: (request) => schedule.pause(contextOf(request), request.params),
  });

  app.route({
    ...resumeFlagSchedule,
    handler: (request) => schedule.resume(contextOf(request), request.params),
  });

  app.route({
    ...deleteFlagSchedule,
    handler: async (request, reply) => {
      await schedule.remove(contextOf(request), request.params);
      return reply.code(204).send();
    },
  });
}
