import { defineModule } from '../../module.ts';
import { auditModule } from '../audit/audit.module.ts';
import { adminRoutes } from './admin.routes.ts';
import { adminSubjects } from './admin.subjects.store.ts';
import { adminTables } from './admin.tables.ts';
import { createAdminAccounts } from './adminAccounts.service.ts';
import { createInterfaceFlagsService } from './interfaceFlags.service.ts';
import { createOperatorService } from './operator.service.ts';
import { createViewingService } from './viewing.service.ts';

/** The operator's administration of this installation. */
export const adminModule = defineModule({
  name: 'admin',
  tables: adminTables,
  subjectLookups: adminSubjects,
  services: ({ database, use }) => ({
    accounts: createAdminAccounts(database),
    viewing: createViewingService(database),
    interfaceFlags: createInterfaceFlagsService(database),
    operator: createOperatorService(database),
    audit: use(auditModule).audit,
  }),
  routes: adminRoutes,
});
