import { defineModule, exportedPart } from '../../module.ts';
import { activeUsersRoutes } from './activeUsers/activeUsers.routes.ts';
import { createActiveUsers } from './activeUsers/activeUsers.service.ts';
import { flagsRoutes } from './flags/flags.routes.ts';
import { createFlags } from './flags/flags.service.ts';
import { flagSubjects } from './flags.subjects.store.ts';
import { flagsTables } from './flags.tables.ts';
import { flagProductsRoutes } from './products/flagProducts.routes.ts';
import { createFlagProducts } from './products/flagProducts.service.ts';
import { publicFlagsRoutes } from './requests/publicFlags.routes.ts';
import { createPublicFlags } from './requests/publicFlags.service.ts';

/** Feature flags: products, their flags, and their evaluation for sites. */
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
  subjectLookups: flagSubjects,
  services: ({ config, database, events, shareCount, logFailure }) => ({
    products: createFlagProducts(database, events),
    flags: createFlags(database, events),
    activeUsers: createActiveUsers(database),
    publicFlags: createPublicFlags({
      ...{ database, shareCount, logFailure },
      isRateLimited: config.isRateLimited,
    }),
  }),
  subscriptions: ({ publicFlags }) => ({
    flagsChanged: ({ productId }) => publicFlags.forget(productId),
  }),
  siteRoutes: (app, { publicFlags }) => publicFlagsRoutes(app, publicFlags),
  routes(app, { products, flags, activeUsers }) {
    flagProductsRoutes(app, products);
    flagsRoutes(app, flags);
    activeUsersRoutes(app, activeUsers);
  },
  close: ({ publicFlags }) => publicFlags.close(),
});
