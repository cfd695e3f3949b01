import { defineModule, exportedPart } from '../../module.ts';
import { flagsRoutes } from './flags.routes.ts';
import { createFlagsService } from './flags.service.ts';
import { flagsTables } from './flags.tables.ts';

/** Feature flags and their public evaluation. */
export const flagsModule = defineModule({
  name: 'flags',
  tables: flagsTables,
  exportedData: [
    exportedPart('featureFlagProducts', 'feature_flag_products', [
      ...(['id', 'name', 'created_at', 'updated_at'] as const),
    ]),
    exportedPart('featureFlags', 'feature_flags', [
      ...(['id', 'product_id', 'name', 'identifier', 'flag_type', 'percentage'] as const),
      ...(['individual_users', 'active', 'created_at', 'updated_at'] as const),
    ]),
  ],
  services: ({ database }) => createFlagsService(database),
  routes: flagsRoutes,
});
