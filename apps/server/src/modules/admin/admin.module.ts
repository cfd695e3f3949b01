import { defineModule } from '../../module.ts';
import { startingPlans } from '../../permissions/startingPlans.ts';
import { accountsModule } from '../accounts/accounts.module.ts';
import { auditModule } from '../audit/audit.module.ts';
import { mailModule } from '../mail/mail.module.ts';
import { createAccountActions } from './accountActions.service.ts';
import * as templates from './admin.emails.ts';
import { adminRoutes } from './admin.routes.ts';
import { adminSubjects } from './admin.subjects.store.ts';
import { adminTables } from './admin.tables.ts';
import { createAdminAccounts } from './adminAccounts.service.ts';
import { createOperatorService } from './operator.service.ts';
import { createServerSettings } from './serverSettings.service.ts';
import { createViewingService } from './viewing.service.ts';

/** The operator's administration of this installation. */
export const adminModule = defineModule({
  name: 'admin',
  tables: adminTables,
  emails: Object.values(templates),
  subjectLookups: adminSubjects,
  services({ config, database, logFailure, use }) {
    const { confirmation, passwordReset, registrationMode, sweep } = use(accountsModule);
    const { emails } = use(mailModule);
    return {
      accounts: createAdminAccounts(database, config.billing !== null),
      actions: createAccountActions({
        database,
        emails,
        confirmation,
        passwordReset,
        sweep,
        plans: startingPlans(config),
        logFailure,
      }),
      settings: createServerSettings(registrationMode, confirmation),
      viewing: createViewingService(database, confirmation),
      operator: createOperatorService(database),
      audit: use(auditModule).audit,
    };
  },
  routes: adminRoutes,
});
