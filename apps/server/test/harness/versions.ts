import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionOrder } from '../../src/wordpress/versionOrder.ts';
import type { Person, TestServer } from './server.ts';

/** Inserts a version and stores bytes for it without an upload. */
export async function addVersion(
  server: Pick<TestServer, 'config' | 'database'>,
  owner: Pick<Person, 'id'>,
  productId: string,
  version: string,
  more: { downloads?: number } = {},
): Promise<string> {
  const id = randomUUID();
  const sha256 = id.replaceAll('-', '').repeat(2);
  const key = `pkg/${owner.id}/${productId}/${sha256}.zip`;
  const bytes = 'the bytes of a package';
  const path = join(server.config.dataFolder, 'objects', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  await server.database.withSystem(async (tx) => {
    await tx
      .insertInto('versions')
      .values({
        id,
        account_id: owner.id,
        item_id: productId,
        version,
        version_order: versionOrder(version),
        object_key: key,
        file_size: bytes.length,
        sha256,
        file_count: 1,
        ticket_id: null,
        ...more,
      })
      .execute();
    await tx
      .insertInto('version_files')
      .values({
        version_id: id,
        account_id: owner.id,
        root: 'x',
        main_file: 'x/x.php',
        unpacked_size: bytes.length,
      })
      .execute();
  });
  return id;
}
