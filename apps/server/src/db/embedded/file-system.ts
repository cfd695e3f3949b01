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

/** Kills the process, because after a failed sync earlier writes may not be on disk. */
function exitAfterFailedSync(error: unknown): never {
  writeSync(
    2,
    `The server could not sync the data folder to disk. Check the disk, then start the server again: ${String(error)}\n`,
  );
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
    return exitAfterFailedSync(error);
  }
}

/** PGlite's file system for folders, which also syncs files to disk, so that commits are durable. */
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

/**
 * PGlite's default start parameters, but without `-F` (never sync), with a sync method that works here
 * and with less memory.
 */
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
    // The system also caches the files. The defaults are 128 and 64 MB.
    'shared_buffers=64MB',
    'maintenance_work_mem=16MB',
  ].flatMap((setting) => ['-c', setting]),
];
