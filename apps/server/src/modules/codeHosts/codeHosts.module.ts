import { expiring } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart } from '../../module.ts';
import { createHostAccess } from './access/hostAccess.ts';
import { createSealedTokens } from './access/sealedTokens.ts';
import { authorizationsRoutes } from './authorizations/authorizations.routes.ts';
import { createAuthorizations } from './authorizations/authorizations.service.ts';
import { cleanupQueue } from './cleanups/cleanupQueue.ts';
import { cleanupsRetention, createCleanups } from './cleanups/cleanups.service.ts';
import { codeHostsSealed } from './codeHosts.sealed.ts';
import { codeHostSubjects } from './codeHosts.subjects.store.ts';
import { codeHostsTables } from './codeHosts.tables.ts';
import { connectionsRoutes } from './connections/connections.routes.ts';
import { createConnectionsService } from './connections/connections.service.ts';
import { deployKeysRoutes } from './deployKeys/deployKeys.routes.ts';
import { createDeployKeysService } from './deployKeys/deployKeys.service.ts';
import { createHostObjects } from './hostObjects/hostObjects.service.ts';
import { createBranchesService } from './repositories/branches.service.ts';
import { createHostKeys } from './repositories/hostKeys.service.ts';
import { createRemotes } from './repositories/remotes.ts';
import { repositoriesRoutes } from './repositories/repositories.routes.ts';
import { createRepositoriesService } from './repositories/repositories.service.ts';
import { createRepositoryLists } from './repositories/repositoryLists.ts';

/** Connections to code hosts, the repositories there and on other Git servers, and deploy keys. */
export const codeHostsModule = defineModule({
  name: 'codeHosts',
  tables: codeHostsTables,
  exportedData: [
    exportedPart('codeHosts', 'code_host_connections', [
      ...(['id', 'provider', 'method', 'login', 'created_at'] as const),
    ]),
    exportedPart('repositories', 'repositories', [
      ...(['id', 'source', 'full_name', 'url', 'default_branch', 'is_private'] as const),
      'created_at',
    ]),
    exportedPart('deployKeys', 'deploy_keys', [
      ...(['id', 'item_id', 'repository_id', 'public_key', 'fingerprint'] as const),
      ...(['last_used_at', 'created_at'] as const),
    ]),
  ],
  retention: [expiring('code_host_authorizations', 'expires_at'), cleanupsRetention],
  sealedColumns: codeHostsSealed,
  subjectLookups: codeHostSubjects,
  services({ config, database, external, jobs }) {
    const { sealer, git, codeHosts: hosts } = external;
    const { publicUrl, allowsPrivateAddresses: allowsHttp } = config;
    const sealedTokens = createSealedTokens(sealer);
    const access = createHostAccess(database, { hosts, sealedTokens });
    const cleanups = createCleanups(database, { hosts, access, sealer, jobs });
    const connections = createConnectionsService(database, {
      ...{ config: config.codeHosts, hosts, sealedTokens, cleanups },
    });
    const deployKeys = createDeployKeysService(database, { sealer, cleanups });
    const hostKeys = createHostKeys(git);
    const remotes = createRemotes(database, { sealer, allowsHttp });
    const lists = createRepositoryLists(database, { access, allowsHttp });
    return {
      connections,
      authorizations: createAuthorizations(database, {
        ...{ hosts, sealer, sealedTokens, cleanups, connect: connections.connect, publicUrl },
      }),
      cleanups,
      repositories: createRepositoriesService(database, {
        ...{ sealer, deployKeys, lists, hostKeys, git, allowsHttp },
      }),
      branches: createBranchesService(database, { access, remotes, git }),
      deployKeys,
      hostKeys,
      hostObjects: createHostObjects(access),
      lists,
      remotes,
    };
  },
  jobs: [{ queue: cleanupQueue, work: ({ cleanups }, id) => cleanups.run(id) }],
  sweeps: [
    { everyMinutes: 10, run: ({ authorizations }) => authorizations.prune() },
    { everyMinutes: 10, run: ({ cleanups }) => cleanups.prune() },
  ],
  routes(app, { connections, authorizations, repositories, branches, deployKeys }) {
    connectionsRoutes(app, connections);
    authorizationsRoutes(app, authorizations);
    repositoriesRoutes(app, { repositories, branches });
    deployKeysRoutes(app, deployKeys);
  },
});
