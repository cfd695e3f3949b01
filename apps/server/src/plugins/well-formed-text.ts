import type { App } from '../http.ts';
import { makeWellFormed } from '../text/wellFormed.ts';

/** Repairs the text of every request before it is validated, so that all of it can be stored. */
export function repairText(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    request.body = makeWellFormed(request.body);
    request.query = makeWellFormed(request.query);
    request.params = makeWellFormed(request.params);
    done();
  });
}
