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
import type { Database } from './db/database.ts';
import type { App } from './http.ts';
import { createAccountServices } from './modules/accounts/accountServices.ts';
import { accountsRoutes } from './modules/accounts/accounts.routes.ts';
import { sweepLeft } from './modules/accounts/leaving/leavingSweep.ts';
import { createSecretsService } from './modules/accounts/secrets.service.ts';
import { securityRoutes } from './modules/accounts/security.routes.ts';
import { adminRoutes } from './modules/admin/admin.routes.ts';
import { createAdminService } from './modules/admin/admin.service.ts';
import { createOperatorService } from './modules/admin/operator.service.ts';
import { analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { createAnalyticsService } from './modules/analytics/analytics.service.ts';
import { apiKeysRoutes } from './modules/apiKeys/apiKeys.routes.ts';
import { createApiKeysService } from './modules/apiKeys/apiKeys.service.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { createAuditService } from './modules/audit/audit.service.ts';
import { composerRoutes } from './modules/composer/composer.routes.ts';
import { createComposerService } from './modules/composer/composer.service.ts';
import { customersRoutes } from './modules/customers/customers.routes.ts';
import { createCustomersService } from './modules/customers/customers.service.ts';
import { flagsRoutes } from './modules/flags/flags.routes.ts';
import { healthRoutes } from './modules/health/health.routes.ts';
import { sweepImages } from './modules/images/imageSweep.ts';
import { imagesRoutes } from './modules/images/images.routes.ts';
import { createImagesService } from './modules/images/images.service.ts';
import { interfaceRoutes } from './modules/interface/interface.routes.ts';
import { createLicenseNotices } from './modules/licenseNotices/licenseNotices.service.ts';
import { createLicenseServices } from './modules/licenses/licenseServices.ts';
import { licensesRoutes } from './modules/licenses/licenses.routes.ts';
import { publicLicenseRoutes } from './modules/licenses/publicLicense.routes.ts';
import { demoMailRoutes } from './modules/mail/demoMail.routes.ts';
import { createMailRound } from './modules/mail/mailRound.service.ts';
import { createOutbox } from './modules/mail/outbox.service.ts';
import { createReleaseLetter } from './modules/mail/releaseLetter.ts';
import { createPlatformsService } from './modules/platforms/platforms.service.ts';
import { blankPlugin, blankTheme } from './modules/products/fields.rules.ts';
import { pluginsRoutes, themesRoutes } from './modules/products/products.routes.ts';
import { createProductsService } from './modules/products/products.service.ts';
import { statsRoutes } from './modules/stats/stats.routes.ts';
import { createJoiningService } from './modules/team/joining.service.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { createTeamService } from './modules/team/team.service.ts';
import { temporaryLinksRoutes } from './modules/temporaryLinks/temporaryLinks.routes.ts';
import { createTemporaryLinksService } from './modules/temporaryLinks/temporaryLinks.service.ts';
import { createActivityRecorder } from './modules/updates/activityRecorder.ts';
import { createOfferExplainer } from './modules/updates/explanation.service.ts';
import { createPackageAccess } from './modules/updates/packageAccess.ts';
import { createSiteAccessService } from './modules/updates/siteAccess.service.ts';
import {
  explanationRoutes,
  updateChecksRoutes,
  updatesRoutes,
} from './modules/updates/updates.routes.ts';
import { createUpdatesService } from './modules/updates/updates.service.ts';
import { addDownloads, insertChecks } from './modules/updates/updates.store.ts';
import { startSweeping, sweepStorage } from './modules/uploads/storageSweep.ts';
import { uploadsRoutes } from './modules/uploads/uploads.routes.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import { createPackageInspector } from './modules/versions/package/inspector.ts';
import { createPackageKeeper } from './modules/versions/packageKeeper.ts';
import { packageReportsRoutes } from './modules/versions/packageReports.routes.ts';
import { createPackageReports } from './modules/versions/packageReports.service.ts';
import { createPackageSender } from './modules/versions/packageSender.ts';
import { createVersionCopies } from './modules/versions/versionCopies.service.ts';
import { versionsRoutes } from './modules/versions/versions.routes.ts';
import { createVersionsService } from './modules/versions/versions.service.ts';
import { createWebhookSender } from './modules/webhooks/webhookSender.ts';
import type { Outside } from './outside.ts';
import { keepAuditLog } from './plugins/audit.ts';
import { authenticate } from './plugins/authentication.ts';
import { serveDashboard } from './plugins/dashboard.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './plugins/errors.ts';
import { accountLimits, limitRates } from './plugins/rate-limit.ts';
import { loggerOptions, logRequests, requestId } from './plugins/request-log.ts';
import { sendSecurityHeaders } from './plugins/security-headers.ts';
import type { Jobs } from './ports/jobs.ts';
import type { Storage } from './storage.ts';

/** What the application is put together from. */
export interface Dependencies {
  config: Config;
  database: Database;
  storage: Storage;
  outside: Outside;
}

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

function failureLog(app: App): (error: unknown) => void {
  return (error) => app.log.error({ err: error }, 'failed in the background');
}

/** Makes every verb of the server. What runs beside the requests ends with the server. */
function createServices(
  app: App,
  { config, database, storage, outside }: Dependencies,
  jobs: Jobs,
) {
  const { objects } = storage;
  const { publicUrl, isRateLimited } = config;
  const logFailure = failureLog(app);
  const recorder = createActivityRecorder(
    {
      // Sites ask for no account; each record carries its product's.
      writeChecks: (rows) => database.withSystem((tx) => insertChecks(tx, rows)),
      writeDownloads: (counts) => database.withSystem((tx) => addDownloads(tx, counts)),
    },
    logFailure,
  );
  const inspector = createPackageInspector();
  const secrets = createSecretsService(database, outside.sealer);
  const letters = createOutbox(outside.sealer, jobs);
  const platforms = createPlatformsService({
    db: database,
    platforms: outside.platforms,
    secrets,
    onFailure: logFailure,
  });
  const webhooks = createWebhookSender({
    db: database,
    safeFetch: outside.safeFetch,
    secrets,
    onFailure: logFailure,
  });
  webhooks.start();
  const licensing = createLicenseServices({
    database,
    sealer: outside.sealer,
    isRateLimited,
    onFailure: logFailure,
  });
  app.addHook('onClose', async () => {
    const working = [jobs, recorder, inspector, platforms, webhooks, licensing.log];
    await Promise.all([stopSweeping(), ...working.map((one) => one.close())]);
  });

  const siteAccess = createSiteAccessService(licensing.licenseUse, platforms);
  const updates = createUpdatesService({
    db: database,
    recorder,
    siteAccess,
    packageAccess: createPackageAccess(outside.sealer),
    publicUrl,
    isRateLimited,
  });
  const audit = createAuditService(database);
  const stopSweeping = startSweeping(
    [
      () => sweepStorage(database, objects),
      () => sweepImages(database, objects),
      () => sweepLeft({ database, objects, onChange: updates.forget }),
      () => audit.sweep(),
    ],
    logFailure,
  );
  const uploads = createUploadsService(database, objects);
  const keeper = createPackageKeeper(objects, inspector);
  const onChange = updates.forget;
  const onRelease = createReleaseLetter(letters);
  const release = { db: database, objects, keeper, onChange, onRelease };
  const apiKeys = createApiKeysService(database);
  const { judgeAddress } = outside;
  const products = { database, onChange, removePackage: objects.remove, judgeAddress };
  return {
    ...createAccountServices({
      database,
      letters,
      jobs,
      sealer: outside.sealer,
      secrets,
      publicUrl,
    }),
    plugins: createProductsService('plugin', blankPlugin, products),
    themes: createProductsService('theme', blankTheme, products),
    versions: createVersionsService({ uploads, ...release }),
    reports: createPackageReports({ db: database, uploads, keeper }),
    copies: createVersionCopies(release),
    images: createImagesService(database, objects, publicUrl),
    analytics: createAnalyticsService(database),
    uploads,
    updates,
    explainOffer: createOfferExplainer(database, siteAccess),
    letters,
    noticeLicenses: createLicenseNotices({ db: database, letters }),
    deliverLetter: createMailRound({
      db: database,
      sealer: outside.sealer,
      postman: outside.postman,
      publicUrl,
      onGivenUp: logFailure,
    }),
    ...licensing,
    customers: createCustomersService(database, licensing.licenseList),
    apiKeys,
    composer: createComposerService({
      database,
      apiKeys,
      licenses: licensing.licenseUse,
      publicUrl,
    }),
    links: createTemporaryLinksService(database, publicUrl),
    team: createTeamService({ database, letters, publicUrl }),
    joining: createJoiningService({ database }),
    admin: createAdminService(database),
    operator: createOperatorService(database),
    audit,
    sendPackage: createPackageSender(objects, recorder.download),
  };
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
  const jobs = await openJobs(database, failureLog(app));
  const services = createServices(app, dependencies, jobs);
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
    noteAttempt: keepAuditLog(app, services.audit),
  });

  // An update checker is no browser: what a page may do is nothing to it, and costs it time.
  await updateChecksRoutes(app, services.updates);
  await publicLicenseRoutes(app, services.publicLicenses);
  await app.register(async (forBrowsers: App) => {
    await sendSecurityHeaders(forBrowsers, config);
    await forBrowsers.register(fastifyCompress, { threshold: 1024, globalDecompression: false });
    const limits = accountLimits(forBrowsers, config.isRateLimited);
    accountsRoutes(forBrowsers, services, limits);
    securityRoutes(forBrowsers, services, limits);
    pluginsRoutes(forBrowsers, services.plugins);
    themesRoutes(forBrowsers, services.themes);
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
    teamRoutes(forBrowsers, services, limits);
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
