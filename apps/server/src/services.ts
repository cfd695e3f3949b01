import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { App } from './http.ts';
import { createAccountServices } from './modules/accounts/accountServices.ts';
import { sweepLeft } from './modules/accounts/leaving/leavingSweep.ts';
import { createAdminService } from './modules/admin/admin.service.ts';
import { createOperatorService } from './modules/admin/operator.service.ts';
import { createAnalyticsService } from './modules/analytics/analytics.service.ts';
import { createApiKeysService } from './modules/apiKeys/apiKeys.service.ts';
import { createAuditService } from './modules/audit/audit.service.ts';
import { createComposerService } from './modules/composer/composer.service.ts';
import { createCustomersService } from './modules/customers/customers.service.ts';
import { sweepImages } from './modules/images/imageSweep.ts';
import { createImagesService } from './modules/images/images.service.ts';
import { createLicenseNotices } from './modules/licenseNotices/licenseNotices.service.ts';
import { createLicenseServices } from './modules/licenses/licenseServices.ts';
import { createMailRound } from './modules/mail/mailRound.service.ts';
import { createOutbox } from './modules/mail/outbox.service.ts';
import { createReleaseLetter } from './modules/mail/releaseLetter.ts';
import { createPlatformsService } from './modules/platforms/platforms.service.ts';
import { blankPlugin, blankTheme } from './modules/products/fields.rules.ts';
import { createProductsService } from './modules/products/products.service.ts';
import { createJoiningService } from './modules/team/joining.service.ts';
import { createTeamService } from './modules/team/team.service.ts';
import { createTemporaryLinksService } from './modules/temporaryLinks/temporaryLinks.service.ts';
import { createActivityRecorder } from './modules/updates/activityRecorder.ts';
import { createOfferExplainer } from './modules/updates/explanation.service.ts';
import { createPackageAccess } from './modules/updates/packageAccess.ts';
import { createSiteAccessService } from './modules/updates/siteAccess.service.ts';
import { createUpdatesService } from './modules/updates/updates.service.ts';
import { addDownloads, insertChecks } from './modules/updates/updates.store.ts';
import { startSweeping, sweepStorage } from './modules/uploads/storageSweep.ts';
import { createUploadsService } from './modules/uploads/uploads.service.ts';
import { createPackageInspector } from './modules/versions/package/inspector.ts';
import { createPackageKeeper } from './modules/versions/packageKeeper.ts';
import { createPackageReports } from './modules/versions/packageReports.service.ts';
import { createPackageSender } from './modules/versions/packageSender.ts';
import { createVersionCopies } from './modules/versions/versionCopies.service.ts';
import { createVersionsService } from './modules/versions/versions.service.ts';
import { createWebhookSender } from './modules/webhooks/webhookSender.ts';
import type { Outside } from './outside.ts';
import type { Jobs } from './ports/jobs.ts';
import { createSecretsService } from './secrets/secrets.service.ts';
import type { Storage } from './storage.ts';

/** What the application is put together from. */
export interface Dependencies {
  config: Config;
  database: Database;
  storage: Storage;
  outside: Outside;
}

/** Makes every verb of the server. What runs beside the requests ends with the server. */
export function createServices(
  app: App,
  { config, database, storage, outside }: Dependencies,
  jobs: Jobs,
  logFailure: (error: unknown) => void,
) {
  const { objects } = storage;
  const { publicUrl, isRateLimited } = config;
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
      () => sweepLeft({ database, objects, onChange: updates.forget, onFailure: logFailure }),
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
