import type { Config } from '../config.ts';
import { forbidden } from '../errors.ts';
import type { App } from '../http.ts';
import { demoOnlyMessages } from './demoOnly.messages.ts';
import { isLocalRequest } from './demoOnly.rules.ts';

/** Rejects all requests to a demo that were not made on this machine under a loopback host name. */
export function restrictDemo(app: App, { isDemo, publicUrl }: Config): void {
  if (!isDemo) return;
  app.addHook('onRequest', (request, _reply, done) => {
    if (isLocalRequest(request.headers)) done();
    else done(forbidden(demoOnlyMessages.notLocal(publicUrl)));
  });
}
