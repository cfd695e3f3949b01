import { openEmbeddedClient } from './client.ts';
import { syncTree } from './syncTree.ts';

// Runs in a separate process, so that the memory for creating a database is freed when it exits.

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

const folder = process.argv[2];
if (folder === undefined) fail('Pass the folder of the new database as an argument.');

// The input ends with the parent process. The database runs in a thread, so this event is not late.
process.stdin.once('close', () => process.exit(1)).resume();

const client = await openEmbeddedClient(folder, fail);
await client.close();
syncTree(folder);
process.exit(0);
