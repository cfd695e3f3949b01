import { FLAG_DAYS } from '@pressdock/api/limits';
import { olderThan } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart } from '../../module.ts';
import { counterOf } from '../../observability/metrics/counts.ts';
import { activeUsersRoutes } from './activeUsers/activeUsers.routes.ts';
import { createActiveUsers } from './activeUsers/activeUsers.service.ts';
import { phpClientRoutes } from './clients/phpClient.routes.ts';
import { createPhpClientReader } from './clients/phpClient.service.ts';
import { flagsRoutes } from './flags/flags.routes.ts';
import { createFlags } from './flags/flags.service.ts';
import { flagSubjects } from './flags.subjects.store.ts';
import { flagsTables } from './flags.tables.ts';
import { flagHistoryRoutes } from './history/flagHistory.routes.ts';
import { createFlagHistory } from './history/flagHistory.service.ts';
import { createFlagLookup } from './lookup/flagLookup.service.ts';
import { flagProductsRoutes } from './products/flagProducts.routes.ts';
import { createFlagProducts } from './products/flagProducts.service.ts';
import { publicFlagsRoutes } from './requests/publicFlags.routes.ts';
import { createPublicFlags } from './requests/publicFlags.service.ts';
import { flagScheduleRoutes } from './schedule/flagSchedule.routes.ts';
import { createFlagSchedule } from './schedule/flagSchedule.service.ts';
import { flagScheduleQueue } from './schedule/flagScheduleQueue.ts';
import { flagUsersRoutes } from './users/flagUsers.routes.ts';
import { createFlagUsers } from './users/flagUsers.service.ts';
import { createOnUsers } from './users/onUsers.service.ts';

/** Feature flags: products, their flags, and their evaluation for sites. */
export const flagsModule = defineModule({
  name: 'flags',
  tables: flagsTables,
  retention: [olderThan('feature_flag_users', 'last_requested_at', FLAG_DAYS.stored)],
  largeTables: ['feature_flag_reach', 'feature_flag_users'],
  exportedData: [
    exportedPart('featureFlagProducts', 'feature_flag_products', [
      ...(['id', 'name', 'created_at', 'updated_at', 'last_requested_at'] as const),
    ]),
    exportedPart('featureFlags', 'feature_flags', [
      ...(['id', 'product_id', 'name', 'identifier', 'flag_type', 'percentage'] as const),
      ...(['individual_users', 'group_rule', 'active', 'revision', 'changed_by'] as const),
      ...(['created_at', 'updated_at'] as const),
    ]),
    exportedPart('featureFlagChanges', 'feature_flag_changes', [
      ...(['id', 'product_id', 'flag_id', 'revision', 'kind', 'changed_at', 'changed_by'] as const),
      ...(['state', 'individual_users', 'added', 'removed'] as const),
    ]),
    exportedPart('featureFlagReach', 'feature_flag_reach', ['change_id', 'period', 'identifiers'], {
      key: ['change_id', 'period'],
    }),
    exportedPart(
      'featureFlagIdentifiers',
      'feature_flag_users',
      ['product_id', 'identifier', 'last_requested_at'],
      { key: ['product_id', 'identifier'] },
    ),
    exportedPart(
      'featureFlagSchedules',
      'feature_flag_schedules',
      ['flag_id', 'steps', 'paused_at', 'next_at'],
      { key: ['flag_id'] },
    ),
  ],
  subjectLookups: flagSubjects,
  services({ config, database, events, jobs, shareCount, logFailure }) {
    const products = createFlagProducts(database, events);
    const publicFlags = createPublicFlags({
      ...{ database, shareCount, logFailure },
      isRateLimited: config.isRateLimited,
    });
    return {
      products,
      readPhpClient: createPhpClientReader(products, config.publicUrl),
      flags: createFlags(database, events),
      lookup: createFlagLookup(database),
      activeUsers: createActiveUsers(database),
      users: createFlagUsers({ database, events, flushRequests: publicFlags.flush }),
      onUsers: createOnUsers(database),
      history: createFlagHistory(database, events),
      schedule: createFlagSchedule({ database, events, jobs, logFailure }),
      publicFlags,
    };
  },
  subscriptions: ({ publicFlags, users }) => ({
    accountDeleting: (tx, { email }) => users.forgetPerson(tx, email),
    flagsChanged: ({ productId }) => publicFlags.forget(productId),
    eventsMissed: publicFlags.expireAll,
  }),
  metrics: ({ publicFlags: { counts } }) => [
    counterOf(
      'pressdock_flag_requests_total',
      'Requests for feature flags of sites and browsers, by result.',
      counts.requests,
    ),
    counterOf(
      'pressdock_flag_cache_reads_total',
      'Reads of the cache of feature flags, by result: hit or miss.',
      counts.cache,
    ),
  ],
  jobs: [{ queue: flagScheduleQueue, work: ({ schedule }, id) => schedule.run(id) }],
  sweeps: [
    { everyMinutes: 1, run: ({ schedule }) => schedule.runOverdue() },
    { everyMinutes: 60, run: ({ users }) => users.prune() },
  ],
  siteRoutes: (app, { publicFlags }) => publicFlagsRoutes(app, publicFlags),
  routes(app, services) {
    flagProductsRoutes(app, services.products);
    flagsRoutes(app, services.flags);
    activeUsersRoutes(app, services.activeUsers);
    flagUsersRoutes(app, services);
    flagHistoryRoutes(app, services.history);
    phpClientRoutes(app, services.readPhpClient);
    flagScheduleRoutes(app, services.schedule);
  },
  close: ({ publicFlags }) => publicFlags.close(),
});
