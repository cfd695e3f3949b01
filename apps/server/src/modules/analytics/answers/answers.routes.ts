import { readAnswers } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { AnswersService } from './answers.service.ts';

/** Mounts the route of answers. */
export function answersRoutes(app: App, answers: AnswersService): void {
  app.route({
    ...readAnswers,
    handler: (request) =>
      answers.read(contextOf(request), { project: request.params.uuid, ...request.query }),
  });
}
