import { routes } from '@pressdock/api';

const cases = routes.map((record) => [record.config.operationId, record] as const);

/** Routes that require a session, by name. */
export const sessionRoutes = cases.filter(([, record]) => record.config.access !== 'public');
/** Public routes, by name. */
export const publicRoutes = cases.filter(([, record]) => record.config.access === 'public');

/** Whether a route refers to one object of an account. */
export function hasId([, { url }]: (typeof cases)[number]): boolean {
  return /:(id|uuid|account|pendingUUID)\b/.test(url);
}
