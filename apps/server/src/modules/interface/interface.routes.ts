import { type InterfaceResponse, readInterface } from '@pressdock/api';
import type { App } from '../../http.ts';

/** Mounts the route of the dashboard's settings. */
export function interfaceRoutes(app: App, settings: InterfaceResponse): void {
  app.route({ ...readInterface, handler: async () => settings });
}
