import { defineModule, exportedPart } from '../../module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { richTextModule } from '../richText/richText.module.ts';
import { uploadsModule } from '../uploads/uploads.module.ts';
import { createBuiltReleases } from './builtReleases.service.ts';
import { versionDownloadRoutes } from './lookup/versionDownload.routes.ts';
import { createVersionLookup } from './lookup/versionLookup.service.ts';
import { packageReportsRoutes } from './packageReports.routes.ts';
import { createPackageReports } from './packageReports.service.ts';
import { createReleasesService } from './releases.service.ts';
import { createUploadedVersions } from './uploadedVersions.ts';
import { createVersionCopies } from './versionCopies.service.ts';
import { createVersionImport } from './versionImport.service.ts';
import { versionsRoutes } from './versions.routes.ts';
import { createVersionsService } from './versions.service.ts';
import { versionsTables } from './versions.tables.ts';

/** The versions of products: releases, copies and package reports. */
export const versionsModule = defineModule({
  name: 'versions',
  tables: versionsTables,
  exportedData: [
    exportedPart('versions', 'versions', [
      ...(['id', 'item_id', 'version', 'requires', 'tested', 'requires_php'] as const),
      ...(['upgrade_notice', 'changelog', 'sections', 'headers', 'warnings'] as const),
      ...(['file_size', 'sha256', 'file_count', 'downloads', 'created_at', 'updated_at'] as const),
    ]),
  ],
  services({ database: db, storage: { objects }, events, use }) {
    const { packages, sendUncounted } = use(packagesModule);
    const { uploads } = use(uploadsModule);
    const { sanitize } = use(richTextModule);
    const uploaded = createUploadedVersions({ db, uploads, packages, sanitize });
    const release = { db, objects, uploaded, events };
    return {
      releases: createReleasesService(release),
      releaseBuilt: createBuiltReleases({ db, uploads, packages, sanitize, events }),
      importVersions: createVersionImport(release),
      versions: createVersionsService({ db, objects, events, sanitize }),
      reports: createPackageReports({ db, uploads, packages }),
      copies: createVersionCopies({ db, objects, uploads, packages, events }),
      lookup: createVersionLookup(db),
      sendUncounted,
    };
  },
  routes(app, services) {
    versionsRoutes(app, services);
    packageReportsRoutes(app, services.reports, services.copies);
    versionDownloadRoutes(app, services.lookup, services.sendUncounted);
  },
});
