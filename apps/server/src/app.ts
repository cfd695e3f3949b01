import fastifyCompress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import * as z from 'zod';
import { openJobs } from './adapters/jobs/jobs.ts';
import type { Config } from './config.ts';
import type { App } from './http.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { securityRoutes } from './modules/accounts/security.routes.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { apiKeysRoutes } from './modules/apiKeys/apiKeys.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { composerRoutes } from './modules/composer/composer.routes.ts';
import { customersRoutes } from './modules/customers/customers.routes.ts';
import { flagsRoutes } from './modules/flags/flags.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { imagesRoutes } from './modules/images/images.routes.ts';
import { interfaceRoutes } from './modules/interface/interface.routes.ts';
import { licensesRoutes } from './modules/licenses/licenses.routes.ts';
import { publicLicenseRoutes } from './modules/licenses/publicLicense.routes.ts';
import { demoMailRoutes } from './modules/mail/demoMail.routes.ts';
import { productsRoutes } from './modules/products/products.routes.ts';
import { statsRoutes } from './modules/stats/stats.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { temporaryLinksRoutes } from './modules/temporaryLinks/temporaryLinks.routes.ts';
import {
  explanationRoutes,
  updateChecksRoutes,
  updatesRoutes,
} from './modules/updates/updates.routes.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { packageReportsRoutes } from './modules/versions/packageReports.routes.ts';
import { versionsRoutes } from './modules/versions/versions.routes.ts';
import { keepAuditLog } from './plugins/audit.ts';
import { authenticate } from './plugins/authentication.ts';
import { serveDashboard } from './plugins/dashboard.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './plugins/errors.ts';
import { limitRates } from './plugins/rate-limit.ts';
import { loggerOptions, logRequests, requestId } from './plugins/request-log.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import { createServices, type Dependencies } from './services.ts';

const largestBody = 1024 * 1024;

// Sentences for rules that the contract does not word itself.
z.config(z.locales.en());

function createServer(config: Config): App {
  return fastify({
    logger: loggerOptions(config),
    genReqId: requestId,
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: largestBody,
    requestTimeout: 10 * 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  })
    .withTypeProvider<ZodTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
    .setSerializerCompiler(serializerCompiler);
}

function listRoutes(app: App): void {
  const routes: { method: string; url: string }[] = [];
  app.decorate('mountedRoutes', routes);
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
}

/** Puts the whole application together: plugins, then modules, each in sight here. */
export async function buildApp(dependencies: Dependencies): Promise<App> {
  const { config, database, storage, outside } = dependencies;
  const app = createServer(config);
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  listRoutes(app);
  const logFailure = (error: unknown) => app.log.error({ err: error }, 'failed in the background');
  const jobs = await openJobs(database, logFailure);
  const services = createServices(app, dependencies, jobs, logFailure);
  await jobs.work('letters', services.deliverLetter);
  await jobs.repeat('expiringLicenses', '0 6 * * *', () => services.noticeLicenses('expiring'));
  await jobs.repeat('fullLicenses', '30 * * * *', () => services.noticeLicenses('limitReached'));
  await jobs.work('passwordResets', services.passwordReset.answer);

  answerErrors(app);
  logRequests(app);
  await limitRates(app, config);
  authenticate(app, {
    findSession: services.accounts.findSession,
    findApiKey: services.apiKeys.find,
    recordAttempt: keepAuditLog(app, services.audit),
  });

  // An update checker is no browser: what a page may do is nothing to it, and costs it time.
  await updateChecksRoutes(app, services.updates);
  await publicLicenseRoutes(app, services.publicLicenses);
  await app.register(async (forBrowsers: App) => {
    await sendSecurityHeaders(forBrowsers, config);
    await forBrowsers.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
    accountsRoutes(forBrowsers, services);
    securityRoutes(forBrowsers, services);
    productsRoutes(forBrowsers, { plugin: services.plugins, theme: services.themes });
    versionsRoutes(forBrowsers, services.versions);
    packageReportsRoutes(forBrowsers, services.reports, services.copies);
    await imagesRoutes(forBrowsers, services.images);
    analyticsRoutes(forBrowsers, services.analytics);
    await uploadsRoutes(forBrowsers, services.uploads, storage.receive);
    temporaryLinksRoutes(forBrowsers, services.links, services.sendPackage);
    updatesRoutes(forBrowsers, services.updates, services.sendPackage);
    explanationRoutes(forBrowsers, services.explainOffer);
    licensesRoutes(forBrowsers, services);
    customersRoutes(forBrowsers, services.customers);
    apiKeysRoutes(forBrowsers, services.apiKeys);
    composerRoutes(forBrowsers, services.composer, services.sendPackage);
    teamRoutes(forBrowsers, services);
    auditRoutes(forBrowsers, services.audit);
    adminRoutes(forBrowsers, services);
    statsRoutes(forBrowsers, { database });
    flagsRoutes(forBrowsers, { database });
    interfaceRoutes(forBrowsers, config);
    demoMailRoutes(forBrowsers, outside.postman, config);
    healthRoutes(forBrowsers, { database, isStopping: () => isStopping });
    await serveDashboard(forBrowsers, config.dashboardFolder);
  });
  return app;
}
