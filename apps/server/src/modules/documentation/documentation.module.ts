import { defineModule } from '../../module.ts';
import { documentationRoutes } from './documentation.routes.ts';
import { createDocumentation } from './documentation.service.ts';

/** The API reference and the guides, and the contract as an OpenAPI document. */
export const documentationModule = defineModule({
  name: 'documentation',
  services: ({ config }) => createDocumentation(config.publicUrl),
  routes: documentationRoutes,
});
