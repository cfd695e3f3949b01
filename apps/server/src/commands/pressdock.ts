import { runCommand } from './runCommand.ts';

const [name = 'serve', ...args] = process.argv.slice(2);

if (name === 'serve') {
  await import('../main.ts');
} else {
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => abort.abort());
  process.exitCode = await runCommand([name, ...args], {
    variables: process.env,
    folder: process.cwd(),
    output: process.stdout,
    errors: process.stderr,
    signal: abort.signal,
  });
}
