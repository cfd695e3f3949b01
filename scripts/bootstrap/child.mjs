import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const alive = new Set();
const graceMs = 5000;
let isHandedOver = false;
let endingSince;

/** Ends all running children of this process. */
export function endChildren(signal = 'SIGTERM') {
  for (const child of alive) endGroup(child, signal);
}

/** Signals a child and its descendants. Does nothing if the child has already exited. */
export function endGroup(child, signal = 'SIGTERM') {
  try {
    if (isWindows || !child.isGroup) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

process.on('exit', () => endChildren('SIGKILL'));

/** Ends the children, which have some seconds to clean up, and then this process. */
function exitAfterChildren(code) {
  endingSince = Date.now();
  endChildren();
  const check = () => {
    if (alive.size === 0 || Date.now() - endingSince > graceMs) process.exit(code);
  };
  check();
  setInterval(check, 20);
}

const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
for (const [signal, code] of Object.entries(signals)) {
  process.on(signal, () => {
    if (isHandedOver) return;
    if (endingSince === undefined) exitAfterChildren(code);
    // Parents may repeat the first signal; only a later one skips the wait.
    else if (Date.now() - endingSince > 1000) process.exit(code);
  });
}

/** Returns the id of npm if it runs this process through a shell; undefined where Linux does not tell. */
function findNpm() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const parent = shell.slice(shell.lastIndexOf(')') + 2).split(' ')[1];
    return readFileSync(`/proc/${parent}/comm`, 'utf8').startsWith('npm') ? parent : undefined;
  } catch {
    return undefined;
  }
}

// That shell exits on a signal without forwarding it, and outlives a killed npm.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const npm = findNpm();
  const watch = setInterval(() => {
    if (process.ppid === parent && findNpm() === npm) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/** Starts a command in its own process group, so that signals reach it only through this process. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { detached: !isWindows, shell: isWindows, ...options });
  child.isGroup = !isWindows && options.detached !== false;
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  child.once('error', () => alive.delete(child));
  return child;
}

/**
 * Runs a command and collects its output.
 * @returns {Promise<{ code: number, output: string }>} code 127 if it could not be started
 */
export function capture(command, args, { logFile, input, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: ['pipe', 'pipe', 'pipe'], ...options });
    const log = logFile ? createWriteStream(logFile) : undefined;
    let output = '';
    const take = (chunk) => {
      output += chunk;
      log?.write(chunk);
    };
    const finish = (code) => {
      log?.end();
      // After a signal, the caller must not continue with an incomplete result.
      if (endingSince === undefined) resolve({ code, output });
    };
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code, signal) => {
      if (signal !== null) take(`${command} was ended by ${signal}\n`);
      finish(code ?? signals[signal] ?? 137);
    });
  });
}

/**
 * Runs a command in the terminal and returns its exit code.
 * A signal is forwarded once, even if parents repeat it; another one a second later is
 * forwarded again, so that a hanging command can be ended.
 */
export function handOver(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, { stdio: 'inherit', ...options });
    let lastSignalAt = 0;
    const pass = (signal) => {
      if (Date.now() - lastSignalAt < 1000) return;
      lastSignalAt = Date.now();
      endGroup(child, signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    const end = (code) => {
      for (const signal of Object.keys(signals)) process.off(signal, pass);
      isHandedOver = false;
      resolve(code);
    };
    isHandedOver = true;
    for (const signal of Object.keys(signals)) process.on(signal, pass);
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(127);
    });
    child.once('exit', (code, signal) => end(code ?? signals[signal] ?? 137));
  });
}
