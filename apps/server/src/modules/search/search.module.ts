import { defineModule } from '../../module.ts';
import { customersModule } from '../customers/customers.module.ts';
import { flagsModule } from '../flags/flags.module.ts';
import { licensesModule } from '../licenses/licenses.module.ts';
import { versionsModule } from '../versions/versions.module.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearchService } from './search.service.ts';

/** The search for licenses, customers, versions and flags in the dashboard's command palette. */
export const searchModule = defineModule({
  name: 'search',
  services: ({ use }) =>
    createSearchService({
      licenses: use(licensesModule).list,
      customers: use(customersModule),
      versions: use(versionsModule).lookup,
      flags: use(flagsModule).lookup,
    }),
  routes: searchRoutes,
});
