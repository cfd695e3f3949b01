const isTerminal = process.stderr.isTTY === true;

/**
 * Shows on stderr that a long step is under way until its promise settles:
 * a counting line on a terminal, a line every ten seconds elsewhere.
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
