import { notFound } from '../../errors.ts';
import type { App } from '../../http.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { DOCTOR_HEADER, isDoctorToken, type SeenRequest } from './doctorToken.ts';

/** Mounts the route that shows its own request to callers with the master key. */
export function diagnosticsRoutes(app: App, sealer: Sealer): void {
  app.get('/diagnostics/request', async (request): Promise<SeenRequest> => {
    const token = String(request.headers[DOCTOR_HEADER] ?? '');
    if (!isDoctorToken(sealer, token, Date.now())) throw notFound();
    const forwarded = request.headers['x-forwarded-for'];
    return {
      client: request.ip,
      peer: request.socket.remoteAddress ?? '',
      forwardedFor: forwarded === undefined ? null : String(forwarded),
    };
  });
}
