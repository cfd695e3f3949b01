import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMemory } from '../bench/footprint.mjs';

/** Ticks of the processor's clock per second, which are 100 on every Linux. */
const TICKS = 100;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process or the thread has ended.
    return '';
  }
}

function list(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Returns what a process has open; an empty text for what it closed meanwhile. */
function listOpen(pid) {
  return list(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  });
}

/** A file of the embedded database. */
const ofDatabase = /\/database\/(?:base|global|pg_\w+)\//;

/** Returns the seconds of processor time in a `stat` file of a process or a thread. */
function secondsIn(stat) {
  // The name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS;
}

const LISTENING = '0A';

/** Returns how many connections of clients to a port of the machine a process has open. */
function countClients(pid, port) {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return read(`/proc/${pid}/net/tcp`)
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, , state, , , , , , inode]) =>
        local?.endsWith(end) && state !== LISTENING && inode !== '0',
    ).length;
}

/**
 * Reads the memory, the descriptors and the processor time of a server's process and of its threads.
 * Connections of clients are counted separately: how many are open depends on the clients. So are the files
 * of the embedded database, which keeps those of all tables that were used, at most 1,000.
 */
export function readProcess({ pid, url }) {
  const clients = countClients(pid, Number(new URL(url).port));
  const open = listOpen(pid);
  const databaseFiles = open.filter((target) => ofDatabase.test(target)).length;
  const threads = list(`/proc/${pid}/task`).map((id) => [
    Number(id),
    secondsIn(read(`/proc/${pid}/task/${id}/stat`)),
  ]);
  return {
    memoryMb: readMemory(pid),
    descriptors: open.length - databaseFiles - clients,
    databaseFiles,
    clients,
    seconds: secondsIn(read(`/proc/${pid}/stat`)),
    threads: new Map(threads.filter(([id]) => id !== pid)),
  };
}

/** Returns the seconds that all processors were busy and idle, and the seconds that programs waited for the disk. */
export function readMachine() {
  const [, user, nice, system, idle, wait, irq, soft, steal] = read('/proc/stat')
    .split('\n')[0]
    .split(/\s+/)
    .map(Number);
  const pressure = /some .*total=(\d+)/.exec(read('/proc/pressure/io'))?.[1];
  return {
    busy: (user + nice + system + irq + soft + steal) / TICKS,
    idle: (idle + wait) / TICKS,
    diskWait: Number(pressure ?? 0) / 1e6,
  };
}

/** Returns the bytes of the files in a folder. */
export function sizeOf(folder) {
  let bytes = 0;
  for (const name of list(folder)) {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) bytes += sizeOf(path);
    else bytes += stats?.size ?? 0;
  }
  return bytes;
}

/** Returns a function that reads what a server's event loop reported since its last call. */
export function followEventLoop(folder, pid) {
  let seen = 0;
  return () => {
    const lines = read(join(folder, `${pid}.jsonl`))
      .split('\n')
      .slice(0, -1);
    const fresh = lines.slice(seen).map((line) => JSON.parse(line));
    const latest = JSON.parse(lines.at(-1) ?? '{}');
    seen = lines.length;
    const most = (name) => fresh.reduce((max, line) => Math.max(max, line[name]), 0);
    const total = fresh.reduce((sum, { utilization }) => sum + utilization, 0);
    return {
      p99Ms: most('p99'),
      maxMs: most('max'),
      utilization: fresh.length === 0 ? 0 : total / fresh.length,
      heapMb: latest.heapMb ?? 0,
      externalMb: latest.externalMb ?? 0,
    };
  };
}
