import { expiring } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart } from '../../module.ts';
import { activationsRoutes } from './activations/activations.routes.ts';
import { createActivationsService } from './activations/activations.service.ts';
import { licenseBulkRoutes } from './bulk/licenseBulk.routes.ts';
import { createLicenseBulk } from './bulk/licenseBulk.service.ts';
import { licenseImportRoutes } from './import/licenseImport.routes.ts';
import { createLicenseImport } from './import/licenseImport.service.ts';
import { licensesRoutes } from './licenses.routes.ts';
import { createLicensesService } from './licenses.service.ts';
import { licenseSubjects } from './licenses.subjects.store.ts';
import { licensesTables } from './licenses.tables.ts';
import { licenseListRoutes } from './list/licenseList.routes.ts';
import { createLicenseList } from './list/licenseList.service.ts';

/** Licenses: editing, lists, bulk changes, import, export and activations. */
export const licensesModule = defineModule({
  name: 'licenses',
  tables: licensesTables,
  retention: [expiring('license_undo', 'expires_at')],
  largeTables: ['license_activations', 'licenses'],
  exportedData: [
    exportedPart('licenses', 'licenses', [
      ...(['id', 'item_id', 'customer_id', 'key', 'activation_limit', 'expires_at'] as const),
      ...(['domain', 'max_version', 'notes', 'suspended_at', 'created_at', 'updated_at'] as const),
    ]),
    exportedPart('activations', 'license_activations', [
      ...(['id', 'license_id', 'domain', 'counts', 'plugin_version'] as const),
      ...(['first_seen_at', 'last_seen_at'] as const),
    ]),
  ],
  subjectLookups: licenseSubjects,
  services({ database, events }) {
    const list = createLicenseList(database);
    return {
      list,
      licenses: createLicensesService(database, events),
      activations: createActivationsService(database),
      bulk: createLicenseBulk(database, list),
      importLicenses: createLicenseImport(database),
    };
  },
  sweeps: [{ everyMinutes: 1, run: ({ bulk }) => bulk.sweep() }],
  routes(app, { licenses, list, activations, bulk, importLicenses }) {
    licensesRoutes(app, licenses);
    licenseListRoutes(app, list);
    activationsRoutes(app, activations);
    licenseBulkRoutes(app, { bulk, licenses });
    licenseImportRoutes(app, importLicenses);
  },
});
