import { customerValidation, fieldValidation } from '@pressdock/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

describe('a customer', () => {
  it('is created, changed, found by name or e-mail, and returned with their licenses', async () => {
    const person = await signUp(server);
    const added = await person.api('POST', '/api/v2/customers', {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.com',
    });
    expect(added.status).toBe(201);
    const id = added.body._id;
    const path = `/api/v2/customers/${id}`;
    const note = () => person.api('PATCH', path, { notes: 'Asks for invoices.', revision: 1 });
    expect((await note()).status).toBe(200);
    const late = await note();
    expect([late.status, late.body.code]).toEqual([409, 'stale']);
    const license = await addLicense(person, id);
    expect((await person.api('GET', path)).body).toMatchObject({
      _id: id,
      first_name: 'Grace',
      email: 'grace@example.com',
      notes: 'Asks for invoices.',
      licenses: [{ _id: license.id }],
    });
    for (const q of ['GRACE', 'hopper', 'invoices', '']) {
      const { body } = await person.api('GET', `/api/v2/customers?q=${q}`);
      expect(body.map((one: { _id: string }) => one._id)).toEqual([id]);
    }
    expect((await person.api('GET', '/api/v2/customers?q=nobody')).body).toEqual([]);
  });

  it.each([
    [{}, customerValidation.emailRequired],
    [{ email: '  ' }, customerValidation.emailRequired],
    [{ email: 'grace' }, fieldValidation.email],
  ])('requires an e-mail address: %o', async (body, sentence) => {
    const response = await ines.api('POST', '/api/v2/customers', body);
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({ email: sentence });
  });

  it('is listed after the cursor of a page, even if its last customer was deleted', async () => {
    const person = await signUp(server);
    const emails = ['a', 'B', 'c', 'd', 'e'].map((name) => `${name}@example.com`);
    for (const email of emails) await person.api('POST', '/api/v2/customers', { email });
    const list = async (query: string) => {
      const { body, headers } = await person.api('GET', `/api/v2/customers?${query}`);
      return {
        emails: body.map(({ email }: { email: string }) => email),
        lastId: body.at(-1)?._id,
        next: headers.get('pressdock-next'),
      };
    };
    for (const q of ['', 'example']) {
      const first = await list(`q=${q}&limit=1`);
      const rest = await list(`q=${q}&after=${first.next}`);
      expect([...first.emails, ...rest.emails]).toEqual((await list('')).emails);
      expect((await list(`q=${q}&after=${first.lastId}`)).emails).toEqual(rest.emails);
      expect(rest.next).toBeNull();
    }
    const first = await list('limit=2');
    expect(first.emails).toEqual(emails.slice(0, 2));
    expect((await person.api('DELETE', `/api/v2/customers/${first.lastId}`)).status).toBe(204);
    const second = await list(`limit=2&after=${first.next}`);
    expect(second.emails).toEqual(emails.slice(2, 4));
    expect((await list(`limit=2&after=${second.next}`)).emails).toEqual(emails.slice(4));
    for (const after of ['x', 'AAAA', first.lastId, btoa(`\0@b.c ${first.lastId}`)]) {
      const { status, body } = await person.api('GET', `/api/v2/customers?after=${after}`);
      expect([status, body.fields], after).toEqual([400, { after: 'Invalid cursor.' }]);
    }
  });

  it('deletes their licenses only if requested', async () => {
    const [one, other] = [await addCustomer(ines), await addCustomer(ines)];
    const [stays, goes] = [await addLicense(ines, one), await addLicense(ines, other)];
    expect((await ines.api('DELETE', `/api/v2/customers/${one}`)).status).toBe(204);
    await ines.api('DELETE', `/api/v2/customers/${other}?deleteAssociatedLicenses=true`);
    const left = await ines.api('GET', `/api/v2/license/${stays.id}`);
    expect(left.body).toMatchObject({ key: stays.key, customer: null });
    expect((await ines.api('GET', `/api/v2/license/${goes.id}`)).status).toBe(404);
    expect((await ines.api('GET', `/api/v2/customers/${one}`)).status).toBe(404);
  });
});
