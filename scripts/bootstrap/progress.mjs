const isTerminal = process.stderr.isTTY === true;

/**
 * Shows on stderr that a step is in progress until its promise settles: a line that counts
 * seconds on a terminal, otherwise a line every ten seconds.
 */
export async function withProgress(title, promise) {
  const started = Date.now();
  const elapsed = () => Math.round((Date.now() - started) / 1000);
  const show = () => {
    if (isTerminal) process.stderr.write(`\r${title} … ${elapsed()} s `);
    else process.stderr.write(elapsed() === 0 ? `${title} …\n` : `${title} … ${elapsed()} s\n`);
  };
  show();
  const timer = setInterval(show, isTerminal ? 1000 : 10_000);
  try {
    return await promise;
  } finally {
    clearInterval(timer);
    if (isTerminal) process.stderr.write(`\r${title} … ${elapsed()} s\n`);
  }
}
