import { join } from 'node:path';
import { defineModule, exportedPart } from '../../module.ts';
import { counterOf } from '../../observability/metrics/counts.ts';
import { codeHostsModule } from '../codeHosts/codeHosts.module.ts';
import { deploymentsModule } from '../deployments/deployments.module.ts';
import { versionsModule } from '../versions/versions.module.ts';
import { buildSubjects } from './builds.subjects.store.ts';
import { buildsTables } from './builds.tables.ts';
import { buildsRetention } from './log/buildLog.store.ts';
import { createBuildRequests } from './log/buildRequests.service.ts';
import { createBuildStreams } from './log/buildStreams.ts';
import { buildsRoutes } from './log/builds.routes.ts';
import { createBuildsService } from './log/builds.service.ts';
import { receivePushRoutes } from './receiving/receivePush.routes.ts';
import { createReceivePush } from './receiving/receivePush.service.ts';
import { buildFigures } from './running/buildFigures.store.ts';
import { createBuildRunner } from './running/runner.ts';

/** Builds of products from their repositories, with a log. */
export const buildsModule = defineModule({
  name: 'builds',
  tables: buildsTables,
  retention: [buildsRetention],
  largeTables: ['build_lines', 'builds'],
  exportedData: [
    exportedPart('builds', 'builds', [
      ...(['id', 'item_id', 'source', 'repository', 'trigger', 'status', 'step', 'ref'] as const),
      ...(['commit', 'message', 'author', 'response_code', 'response_body', 'version'] as const),
      ...(['version_id', 'replay_of', 'created_at', 'started_at', 'finished_at'] as const),
    ]),
    exportedPart('buildLines', 'build_lines', ['build_id', 'n', 'at', 'step', 'level', 'text'], {
      key: ['build_id', 'n'],
    }),
  ],
  subjectLookups: buildSubjects,
  services({ config, database: db, events, external: { git }, logFailure: onFailure, use }) {
    const { deployments, deliveries } = use(deploymentsModule);
    const { remotes, lists } = use(codeHostsModule);
    const { releaseBuilt } = use(versionsModule);
    const runner = createBuildRunner({
      ...{ db, events, git, onFailure, releaseBuilt },
      folder: join(config.dataFolder, 'git'),
      isAlone: config.databaseUrl === null,
      findSource: deployments.find,
      findRemote: remotes.find,
      listAgain: (accountId, provider) => lists.update(accountId, { isForced: true, provider }),
    });
    runner.start();
    const { wake } = runner;
    return {
      runner,
      receive: createReceivePush({ db, findReceiver: deployments.findReceiver, deliveries, wake }),
      builds: createBuildsService(db),
      requests: createBuildRequests({ db, findDeployment: deployments.find, wake }),
      streams: createBuildStreams(db),
    };
  },
  metrics: ({ runner }) => [
    counterOf(
      'pressdock_builds_finished_total',
      'Finished builds by status.',
      runner.counts,
      'status',
    ),
  ],
  storedMetrics: buildFigures,
  sweeps: [{ everyMinutes: 10, run: ({ builds }) => builds.prune() }],
  async routes(app, services) {
    buildsRoutes(app, services);
    await receivePushRoutes(app, services.receive);
  },
  close: ({ runner }) => runner.close(),
});
