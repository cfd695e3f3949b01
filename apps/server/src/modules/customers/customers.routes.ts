import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  readCustomer,
  updateCustomer,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { CustomersService } from './customers.service.ts';

/** Mounts the calls about customers. */
export function customersRoutes(app: App, customers: CustomersService): void {
  app.route({
    ...listCustomers,
    handler: (request) => customers.list(contextOf(request), request.query.q),
  });

  app.route({
    ...createCustomer,
    handler: async (request, reply) =>
      reply.code(201).send(await customers.create(contextOf(request), request.body)),
  });

  app.route({
    ...readCustomer,
    handler: (request) => customers.read(contextOf(request), request.params.id),
  });

  app.route({
    ...updateCustomer,
    handler: (request) => customers.update(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...deleteCustomer,
    handler: async (request, reply) => {
      const isWithLicenses = request.query.deleteAssociatedLicenses === 'true';
      await customers.remove(contextOf(request), request.params.id, isWithLicenses);
      return reply.code(204).send();
    },
  });
}
