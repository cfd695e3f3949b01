import server from '../../../package.json' with { type: 'json' };
import { interfaceProductId } from '../../db/migrations/001-012/002-interface-flags.ts';
import { defineModule } from '../../module.ts';
import { accountsModule } from '../accounts/accounts.module.ts';
import { interfaceRoutes } from './interface.routes.ts';

/** The settings that the dashboard loads first. */
export const interfaceModule = defineModule({
  name: 'interface',
  services: ({ config: { publicUrl, pageViewUrl, supportUrl }, use }) => ({
    facts: {
      flagProductId: interfaceProductId,
      publicUrl,
      pageViewUrl,
      supportUrl,
      version: server.version,
    },
    registration: use(accountsModule).registrationMode,
  }),
  routes: interfaceRoutes,
});
