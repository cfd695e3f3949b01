import { licenseCheckRoutes } from '@pressdock/api';
import type { ByOperation } from '../harness/samples.ts';

const licenseChecks = (['account', 'server'] as const).flatMap((scope) =>
  (['GET', 'POST'] as const).flatMap((method) =>
    Object.values(licenseCheckRoutes(scope, method)).map((record) => ({ scope, record })),
  ),
);
/** The queries of license checks. */
export const licenseCheckQueries: ByOperation<string> = Object.fromEntries(
  licenseChecks.map(({ record }) => [record.config.operationId, '?license=mine&domain=mine.com']),
);
/** The statuses of license checks. Several accounts have products, so that a call must name one. */
export const licenseCheckStatuses: ByOperation<number> = Object.fromEntries(
  licenseChecks.map(({ scope, record }) => [
    record.config.operationId,
    scope === 'server' ? 400 : 200,
  ]),
);
