import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  /** The descriptor of a file; a folder has none. */
  nfd?: number;
  node: unknown;
}

/** The part of Emscripten's Node file system that decides what a sync does. */
interface NodeFileOperations {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/** Ends the process at once: after a failed sync nothing written before can be trusted to be on disk. */
function dieOf(error: unknown): never {
  writeSync(2, `The data folder could not be written safely: ${String(error)}\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}

function syncToDisk(operations: NodeFileOperations, file: OpenFile): number {
  try {
    if (file.nfd !== undefined) {
      fsyncSync(file.nfd);
      return 0;
    }
    const folder = openSync(operations.realPath(file.node), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
    return 0;
  } catch (error) {
    return dieOf(error);
  }
}

/** PGlite's file system on a folder, with the sync that the stock one leaves out: a commit is on disk. */
export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: unknown) => {
        const operations = (module as { NODEFS: NodeFileOperations }).NODEFS;
        operations.stream_ops.fsync = (file) => syncToDisk(operations, file);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** PGlite's own start parameters, without `-F` (never sync) and with syncs the file system can see. */
export const durableStartParams = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'io_method=sync',
    'max_parallel_maintenance_workers=0',
    'fsync=on',
    'wal_sync_method=fsync',
  ].flatMap((setting) => ['-c', setting]),
];
