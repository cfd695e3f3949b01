import { defineModule, exportedPart } from '../../module.ts';
import { packagesModule } from '../packages/packages.module.ts';
import { richTextModule } from '../richText/richText.module.ts';
import { uploadsModule } from '../uploads/uploads.module.ts';
import { packageReportsRoutes } from './packageReports.routes.ts';
import { createPackageReports } from './packageReports.service.ts';
import { createReleaseVersion } from './releases.service.ts';
import { createVersionCopies } from './versionCopies.service.ts';
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
    const { packages } = use(packagesModule);
    const { uploads } = use(uploadsModule);
    const { sanitize } = use(richTextModule);
    const release = { db, objects, packages, events, sanitize };
    return {
      releaseVersion: createReleaseVersion({ ...release, uploads }),
      versions: createVersionsService(release),
      reports: createPackageReports({ db, uploads, packages }),
      copies: createVersionCopies(release),
    };
  },
  routes(app, services) {
    versionsRoutes(app, services);
    packageReportsRoutes(app, services.reports, services.copies);
  },
});
