const isTerminal = process.stderr.isTTY === true;
const clearLine = '\u001b[K';

/** The steps in progress. A terminal shows all of them in one line. */
const running = new Set();

const elapsed = ({ started }) => Math.round((Date.now() - started) / 1000);
const progressOf = (step) => `${step.title} … ${elapsed(step)} s`;

function showAll() {
  process.stderr.write(`\r${[...running].map(progressOf).join(', ')}${clearLine}`);
}

function show(step) {
  if (isTerminal) showAll();
  else process.stderr.write(elapsed(step) === 0 ? `${step.title} …\n` : `${progressOf(step)}\n`);
}

function finish(step) {
  running.delete(step);
  if (!isTerminal) return;
  process.stderr.write(`\r${progressOf(step)}${clearLine}\n`);
  if (running.size > 0) showAll();
}

/**
 * Shows on stderr that a step is in progress until its promise settles: a line that counts
 * seconds on a terminal, otherwise a line every ten seconds.
 */
export async function withProgress(title, promise) {
  const step = { title, started: Date.now() };
  running.add(step);
  show(step);
  const timer = setInterval(() => show(step), isTerminal ? 1000 : 10_000);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    finish(step);
  }
}
