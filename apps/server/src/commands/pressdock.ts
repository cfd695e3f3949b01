import { runCommand } from './runCommand.ts';

const [name = 'serve', ...args] = process.argv.slice(2);

if (name === 'serve' && args.length === 0) {
  await import('../main.ts');
} else {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  // The reader of a pipe, such as `head`, has read enough.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => abort.abort());
  process.exitCode = await runCommand([name, ...args], {
    variables: process.env,
    folder: process.cwd(),
    output: process.stdout,
    errors: process.stderr,
    signal: abort.signal,
  });
}
