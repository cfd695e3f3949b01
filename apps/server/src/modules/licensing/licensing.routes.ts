import {
  listLicenseDecisions,
  listSigningKeys,
  rotateSigningKey,
  signWithKey,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ReadAccessLog } from './accessLog/accessLog.service.ts';
import type { SigningKeys } from './signing/signingKeys.service.ts';

/** Mounts the routes of the access log and of signing keys. */
export function licensingRoutes(
  app: App,
  { readAccessLog, signingKeys }: { readAccessLog: ReadAccessLog; signingKeys: SigningKeys },
): void {
  app.route({
    ...listLicenseDecisions,
    handler: (request) => readAccessLog(contextOf(request), request.query),
  });
  app.route({
    ...listSigningKeys,
    handler: (request) => signingKeys.list(contextOf(request)),
  });
  app.route({
    ...rotateSigningKey,
    handler: async (request, reply) =>
      reply.code(201).send(await signingKeys.rotate(contextOf(request))),
  });
  app.route({
    ...signWithKey,
    handler: (request) => signingKeys.sign(contextOf(request), request.params.id),
  });
}
