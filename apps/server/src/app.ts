import fastifyCompress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { createQueues, openJobs } from './adapters/jobs/jobs.ts';
import { collectQueues, collectStoredMetrics, composeModules } from './composition.ts';
import type { Config } from './config.ts';
import { createEvents } from './events.ts';
import { type App, type MountedRoute, requireDeclaration } from './http.ts';
import type { Dependencies, ModuleDependencies } from './module.ts';
import { accountsModule } from './modules/accounts/accounts.module.ts';
import { apiKeysModule } from './modules/apiKeys/apiKeys.module.ts';
import { auditModule } from './modules/audit/audit.module.ts';
import { modules } from './modules.ts';
import { createFailureLog } from './observability/logs/failureLog.ts';
import { metricsRoutes } from './observability/metrics/metrics.routes.ts';
import { openMetrics } from './observability/metrics/openMetrics.ts';
import { noTracing } from './observability/tracing/tracing.ts';
import type { Tracing } from './observability/tracing/tracing.types.ts';
import { keepAuditLog } from './plugins/audit.ts';
import { authenticate } from './plugins/authentication.ts';
import { serveDashboard } from './plugins/dashboard.ts';
import { restrictDemo } from './plugins/demoOnly.ts';
import { drainConnections } from './plugins/drain.ts';
import { handleClientError, handleErrors, handleFrameworkError } from './plugins/errors.ts';
import { enforceRateLimits } from './plugins/rate-limit.ts';
import { loggerOptions, logRequests, requestId } from './plugins/request-log.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { endStalledRequests } from './plugins/stalled-requests.ts';
import { repairText } from './plugins/well-formed-text.ts';
import { createSharedEvents, warnOfSeparateFolders } from './processes/sharedEvents.ts';
import { createShareCount } from './rateLimits/shareCounts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the services of a module. */
    useModule: ModuleDependencies['use'];
  }
}

const bodyLimit = 1024 * 1024;

/** Sites with hundreds of plugins send 64 kB, in the URL or in headers. */
const maxHeaderSize = 65 * 1024;

const headersTimeout = 15_000;

// Messages for validation rules that the contract has no message for.
z.config(z.locales.en());

function createServer(config: Config): App {
  return fastify({
    logger: loggerOptions(config),
    genReqId: requestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit,
    http: { maxHeaderSize, headersTimeout, connectionsCheckingInterval: 5000 },
    // Bodies have no total limit, because slow uploads are valid; stalled ones are ended.
    requestTimeout: 0,
    // A server that stops finishes every request that it receives.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: handleFrameworkError,
    clientErrorHandler: handleClientError,
  })
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
}

/** Lists mounted routes. A route of the API that is not declared in the contract throws. */
export function listRoutes(app: App): void {
  const routes: MountedRoute[] = [];
  app.decorate('mountedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    requireDeclaration(url, config);
    for (const one of [method].flat()) routes.push({ method: one, url, config });
  });
}

/** Builds the application: plugins first, then the modules. */
export async function buildApp(
  dependencies: Dependencies,
  tracing: Tracing = noTracing,
): Promise<App> {
  const { config, database } = dependencies;
  const app = createServer(config);
  listRoutes(app);
  const { logFailure, failures } = createFailureLog(
    app,
    modules.map(({ name }) => name),
  );
  await createQueues(database, collectQueues(modules));
  const jobs = await openJobs(database, logFailure, {
    trace: tracing.traceWork,
    onFinished: (job) => app.log.debug(job, 'job finished'),
  });
  // The embedded database belongs to one server.
  const shareCount =
    config.databaseUrl === null
      ? undefined
      : createShareCount(database, dependencies.external.sealer);
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const shared = url === null ? undefined : createSharedEvents({ url, database, log: app.log });
  if (shared && config.s3 === null) await warnOfSeparateFolders(database, app.log);
  const events = createEvents(shared?.send);
  const composition = composeModules(modules, {
    ...dependencies,
    ...{ jobs, events, shareCount, logFailure },
  });
  app.decorate('useModule', composition.use);
  await composition.start();
  shared?.start(events);
  app.addHook('onClose', async () => {
    await composition.close();
    await shared?.close();
  });
  const drain = drainConnections(app);

  handleErrors(app);
  endStalledRequests(app.server);
  tracing.traceRequests(app);
  logRequests(app);
  const registry = await openMetrics(app, dependencies, {
    metrics: [failures, ...jobs.metrics, ...composition.metrics()],
    stored: [jobs.storedMetrics, ...collectStoredMetrics(modules)],
    logFailure,
  });
  restrictDemo(app, config);
  repairText(app);
  await enforceRateLimits(app, config, shareCount);
  authenticate(app, {
    findSession: composition.use(accountsModule).sessions.findByToken,
    findApiKey: composition.use(apiKeysModule).find,
    recordAttempt: keepAuditLog(app, composition.use(auditModule).audit),
  });

  // Sites bypass the middleware for browsers, which would only cost them time.
  await composition.mountSiteRoutes(app);
  await app.register(async (forBrowsers: App) => {
    await sendSecurityHeaders(forBrowsers, config);
    await forBrowsers.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
    await composition.mountRoutes(forBrowsers);
    metricsRoutes(forBrowsers, config.metricsToken, registry);
    await serveDashboard(forBrowsers, config.dashboardFolder);
  });
  // Fastify runs these hooks in the order of registration, so those of all routes come first.
  await app.register(async (last: App) => {
    last.addHook('preClose', drain);
  });
  return app;
}
