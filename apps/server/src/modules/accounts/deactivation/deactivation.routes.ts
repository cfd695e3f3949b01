import { deactivate } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { DeactivateAccount } from './deactivation.service.ts';

/** Mounts the route that deactivates the account. */
export function deactivationRoutes(app: App, deactivateAccount: DeactivateAccount): void {
  app.route({ ...deactivate, handler: (request) => deactivateAccount(contextOf(request)) });
}
