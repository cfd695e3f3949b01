import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainFullDisk } from './fullDisk.ts';
import { syncPath } from './syncTree.ts';

const script = fileURLToPath(new URL('./create.ts', import.meta.url));
/** Without these limits, the garbage from thousands of pages takes another 150 MB. */
const heapLimits = ['--max-old-space-size=128', '--max-semi-space-size=2'];

/** When memory runs out, the system ends a process with SIGKILL, and V8 with SIGABRT or SIGTRAP. */
function explainSignal(signal: NodeJS.Signals): string {
  const end = `its process was ended by ${signal}`;
  if (signal === 'SIGTERM' || signal === 'SIGINT') return `${end}.`;
  return `${end}, probably because there was not enough memory. The first start needs 1 GB.`;
}

/** Removes what interrupted starts left behind. Their processes may still write for a moment. */
function removeUnfinished(folder: string): void {
  const prefix = `${basename(folder)}.unfinished`;
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(prefix)) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 10 });
  }
}

function runScript(unfinished: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...heapLimits, script, unfinished], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = `${stderr}${chunk}`.slice(-2000);
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', end);
      if (code === 0) return resolve();
      const cause = signal === null ? stderr.trim() : explainSignal(signal);
      reject(new Error(`The embedded database could not be created: ${cause}`));
    });
  });
}

/**
 * Creates a database in another process. Every attempt has its own folder, which gets its name last,
 * so an interrupted attempt cannot damage a later one.
 */
export async function createInChild(folder: string): Promise<void> {
  removeUnfinished(folder);
  const unfinished = mkdtempSync(`${folder}.unfinished-`);
  try {
    await runScript(unfinished);
  } catch (error) {
    const explained = explainFullDisk(error, dirname(folder));
    // On a full disk, nothing else works until it is gone.
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 10 });
    throw explained;
  }
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}
