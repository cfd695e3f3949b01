import { endGroup, handOver, start } from './bootstrap/child.mjs';
import { Failure, main } from './bootstrap/failure.mjs';
import { freePort } from './bootstrap/port.mjs';
import { root } from './bootstrap/root.mjs';
import { bootstrap, sourceCondition } from './bootstrap.mjs';

/** Prints the server's output without its internal URL and without repetitions after a reload. */
function printLines(stream, onReady) {
  const seen = new Set();
  let rest = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('ready ')) onReady();
      else if (!line.startsWith('demo ') || !seen.has(line)) console.log(line);
      seen.add(line);
    }
  });
}

await main(async () => {
  const { node, env } = await bootstrap();
  const port = Number(env.PORT ?? 8080);
  const address = `http://127.0.0.1:${port}`;
  const serverPort = await freePort();
  const server = start(
    node,
    ['--watch', '--watch-preserve-output', sourceCondition, 'apps/server/src/main.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PRESSDOCK_DEMO: '1', PUBLIC_URL: address, ...env, PORT: String(serverPort) },
    },
  );
  const exited = new Promise((resolve) => server.once('exit', resolve));
  await new Promise((resolve, reject) => {
    printLines(server.stdout, resolve);
    exited.then(() => reject(new Failure('The server exited before it was ready.')));
  });
  const code = await handOver(node, ['scripts/dev/vite.mjs', String(port), String(serverPort)], {
    cwd: root,
    env,
  });
  endGroup(server);
  await exited;
  return code;
});
