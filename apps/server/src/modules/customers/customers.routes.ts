import {
  createCustomer,
  deleteCustomer,
  exportCustomers,
  listCustomers,
  NEXT_CURSOR_HEADER,
  readCustomer,
  updateCustomer,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { streamCsv } from '../../text/csv.ts';
import type { CustomersService } from './customers.service.ts';

const COLUMNS = ['email', 'first_name', 'last_name', 'notes', 'licenses', 'created_at'];

/** Mounts the routes of customers. */
export function customersRoutes(app: App, customers: CustomersService): void {
  app.route({
    ...listCustomers,
    handler: async (request, reply) => {
      const { results, next } = await customers.list(contextOf(request), request.query);
      return (next ? reply.header(NEXT_CURSOR_HEADER, next) : reply).send(results);
    },
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
      const withLicenses = request.query.deleteAssociatedLicenses === 'true';
      await customers.remove(contextOf(request), request.params.id, withLicenses);
      return reply.code(204).send();
    },
  });

  app.route({
    ...exportCustomers,
    handler: async (request, reply) => {
      const batches = customers.readAll(contextOf(request), request.query.q);
      const file = await streamCsv(COLUMNS, toCells(batches));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="customers.csv"')
        .send(file);
    },
  });
}

async function* toCells(batches: ReturnType<CustomersService['readAll']>) {
  for await (const rows of batches) {
    yield rows.map(({ email, first_name, last_name, notes, license_count, created_at }) => [
      email,
      first_name,
      last_name,
      notes,
      license_count,
      created_at.toISOString(),
    ]);
  }
}
