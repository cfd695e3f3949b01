const everyMs = 250;

/**
 * Shows on stderr how much is done, at most four times per second: `Simulating days 31/90 (34%)`.
 * @returns a function that receives the number that is done
 */
export function countProgress(title, total) {
  let shownAt = 0;
  const isTerminal = process.stderr.isTTY === true;
  return (done) => {
    const now = performance.now();
    const isDone = done >= total;
    if (!isDone && now - shownAt < (isTerminal ? everyMs : 20 * everyMs)) return;
    shownAt = now;
    const line = `${title} ${done}/${total} (${Math.floor((100 * done) / total)}%)`;
    process.stderr.write(isTerminal ? `\r${line}${isDone ? '\n' : ''}` : `${line}\n`);
  };
}
