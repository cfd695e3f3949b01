import { join } from 'node:path';
import { PLANS, STORAGE_QUOTAS } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { setPlan } from '../../../test/harness/team.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { openDiskStore } from '../../adapters/objects/diskStore.ts';
import { asOwner } from '../../context.ts';
import { createUploadsService } from './uploads.service.ts';

const { openTickets, storedBytes } = STORAGE_QUOTAS[PLANS.default];
const MIB = 1024 ** 2;

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});

/** Registers an account on the smallest plan. */
async function signUpSolo(): Promise<Person> {
  const person = await signUp(server);
  await setPlan(server, person, 'solo');
  return person;
}

const askTicket = (person: Person, bytes = 9) =>
  person.api('GET', `/api/v1/generate-s3-policy?fileSizeInBytes=${bytes}`);
const setSize = (versionId: string, bytes: number) =>
  server.database.withSystem((tx) =>
    sql`update versions set file_size = ${bytes} where id = ${versionId}`.execute(tx),
  );

describe('the quotas of a plan', () => {
  it('allow as many open upload tickets as the plan, however many are requested together', async () => {
    const ines = await signUpSolo();
    const other = await signUp(server);
    await server.database.withSystem((tx) =>
      sql`insert into upload_tickets (id, account_id, object_key, slug, file_size, expires_at)
        select gen_random_uuid(), ${ines.id}, 'incoming/' || ${ines.id} || n, 'x', 9,
          now() + interval '15 minutes' from generate_series(1, ${openTickets - 4}::int) n`.execute(
        tx,
      ),
    );
    const requests = Array.from({ length: 12 }, () => askTicket(ines));
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    expect((await askTicket(ines)).body.message).toBe(
      `Your plan allows ${openTickets} uploads that are not versions yet. Add them as versions, or wait 15 minutes until they expire.`,
    );
    expect((await askTicket(other)).status).toBe(200);
  });

  it('count the bytes of packages and of uploads that can still become versions', async () => {
    const ines = await signUpSolo();
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const source = (await release(ines, id, '1.0.0')).body._id;
    const large = await addVersion(server, ines, id, '0.9.0');
    await setSize(large, storedBytes - 60 * MIB);
    expect((await askTicket(ines, 50 * MIB)).status).toBe(200);
    const refused = await askTicket(ines, 50 * MIB);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: 'forbidden',
        message:
          'Your plan stores up to 10 GB of packages, which this package would exceed. Delete versions you no longer need, change your plan or contact support.',
      },
    ]);
    const copy = async () => {
      const target = await addProduct(ines, 'plugins', uniqueSlug());
      const body = { sourceVersionId: source };
      return (await ines.api('POST', `/api/v1/plugins/${target}/versions/copy`, body)).status;
    };
    await setSize(large, storedBytes);
    expect(await copy()).toBe(403);
    await ines.api('DELETE', `/api/v1/plugins/${id}/versions/${large}`);
    expect(await copy()).toBe(201);
    expect((await askTicket(ines, 50 * MIB)).status).toBe(200);
  });
});

it('a nearly full disk accepts no upload', async () => {
  const ines = await signUpSolo();
  const folder = join(server.config.dataFolder, 'objects');
  const disk = await openDiskStore(folder, `${server.url}/storage`);
  const uploads = createUploadsService(server.database, {
    ...disk,
    freeBytes: async () => 5 * MIB,
  });
  const ctx = asOwner(ines.id);
  await expect(uploads.createTicket(ctx, { size: 6 * MIB })).rejects.toMatchObject({
    code: 'insufficient_storage',
    message: expect.stringContaining('too little disk space'),
  });
  expect(await uploads.createTicket(ctx, { size: 5 * MIB })).toHaveProperty('policy');
});
