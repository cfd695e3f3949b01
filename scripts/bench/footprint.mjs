import { readFileSync } from 'node:fs';

const everyMs = 50;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

const megabytes = (text, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) / 1024;

/** Returns the ids of a process and its descendants. */
function listTree(pid) {
  const tasks = `/proc/${pid}/task`;
  const children = read(`${tasks}/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(listTree)];
}

/** Returns the memory of a process in MB, as the system reports it, or its peak so far. */
export function readMemory(pid, name = 'VmRSS') {
  return megabytes(read(`/proc/${pid}/status`), name);
}

/** Returns the memory of a process and its descendants in MB, with shared pages counted once. */
function readTree(pid) {
  const sizes = listTree(pid).map((one) => megabytes(read(`/proc/${one}/smaps_rollup`), 'Pss'));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Watches the memory of a process and its descendants.
 * @returns a function that ends the watch and returns the peak in MB
 */
export function watchPeak(pid) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readTree(pid));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return Math.round(peak);
  };
}
