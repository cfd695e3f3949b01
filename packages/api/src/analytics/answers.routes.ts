import { ACCOUNT_READ } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import { AnswersQuery, AnswersResponse } from './answers.schemas.ts';
import { ProjectParams } from './siteFilter.schemas.ts';

const tags = ['Analytics'] as const;

/** Returns what the data says about requirements, adoption and old versions. */
export const readAnswers = {
  method: 'GET',
  url: '/api/v2/analytics/:uuid/answers',
  config: {
    operationId: 'readAnswers',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read answers about requirements and adoption',
    tags,
    params: ProjectParams,
    querystring: AnswersQuery,
    response: { 200: AnswersResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
