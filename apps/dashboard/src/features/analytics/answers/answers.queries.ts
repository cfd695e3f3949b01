import type { AnswersResponse } from '@pressdock/api';
import { analyticsAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { api } from '../../../shared/server/api.ts';

/** The answers about requirements, adoption and versions to drop. */
export const answersAtoms = analyticsAtoms<{ product: string; date: string }, AnswersResponse>(
  'answers',
  (query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/answers', { params: { path: { uuid }, query }, signal }),
);
