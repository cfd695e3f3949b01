import { defineModule, exportedPart } from '../../module.ts';
import { licensesModule } from '../licenses/licenses.module.ts';
import { customersRoutes } from './customers.routes.ts';
import { createCustomersService } from './customers.service.ts';
import { customerSubjects } from './customers.subjects.store.ts';
import { customersTables } from './customers.tables.ts';

/** The people an account has sold to. */
export const customersModule = defineModule({
  name: 'customers',
  tables: customersTables,
  largeTables: ['customers'],
  exportedData: [
    exportedPart('customers', 'customers', [
      ...(['id', 'first_name', 'last_name', 'email', 'notes'] as const),
      ...(['created_at', 'updated_at'] as const),
    ]),
  ],
  subjectLookups: customerSubjects,
  services: ({ database, use }) => createCustomersService(database, use(licensesModule).list),
  routes: customersRoutes,
});
