import { type InterfaceResponse, readInterface } from '@pressdock/api';
import type { App } from '../../http.ts';
import type { RegistrationModeService } from '../accounts/registration/registrationMode.service.ts';

/** The services behind the route. */
interface InterfaceServices {
  /** What does not change while the server runs. */
  facts: Omit<InterfaceResponse, 'registration'>;
  registration: RegistrationModeService;
}

/** Mounts the route of the dashboard's settings. */
export function interfaceRoutes(app: App, { facts, registration }: InterfaceServices): void {
  app.route({
    ...readInterface,
    handler: async () => ({ ...facts, registration: await registration.read() }),
  });
}
