import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../bootstrap/root.mjs';

const [port, serverPort] = process.argv.slice(2).map(Number);
const dashboard = join(root, 'apps', 'dashboard');
const behind = { target: `http://127.0.0.1:${serverPort}` };

const vite = await createServer({
  root: dashboard,
  configFile: join(dashboard, 'vite.config.ts'),
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      [
        '/api',
        '/storage',
        '/images',
        '/docs',
        '/openapi.json',
        '/healthz',
        '/readyz',
        '/metrics',
      ].map((path) => [path, behind]),
    ),
  },
});
try {
  await vite.listen();
  console.log(`ready http://127.0.0.1:${port}`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await vite.close();
    process.exit(0);
  });
}
