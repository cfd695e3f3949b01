import { main } from './bootstrap/failure.mjs';
import { bootstrap } from './bootstrap.mjs';
import { buildDashboard } from './start/dashboard.mjs';
import { runServer } from './start/server.mjs';

await main(async () => {
  const { node, env } = await bootstrap();
  await buildDashboard(env);
  return runServer(node, { PRESSDOCK_DEMO: '1', ...env });
});
