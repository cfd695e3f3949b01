import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startCaddy, startNginx } from '../installation/proxies.ts';
import { testAcknowledged } from './acknowledged.ts';
import { type Servers, startServers } from './servers.ts';
import { type Acknowledged, Workload } from './workload.ts';

describe.each([
  [2, 'nginx', startNginx],
  [3, 'Caddy', startCaddy],
] as const)('%i processes behind %s', (size, name, startProxy) => {
  let servers: Servers;
  let acknowledged: Acknowledged;

  beforeAll(async () => {
    servers = await startServers(inject('gateway'), { size, startProxy });
  }, 180_000);
  afterAll(() => servers?.remove());

  it('are restarted in turn under load', { timeout: 300_000 }, async () => {
    const { fleet } = servers;
    const workload = new Workload(servers);
    ({ acknowledged } = workload);
    workload.start();
    for (let index = 0; index < fleet.size; index += 1) {
      await wait(2500);
      expect(await fleet.end(index, 'SIGTERM')).toBe(0);
      await wait(1000);
      await fleet.restart(index);
    }
    await workload.stop();
    process.stdout.write(`Processes behind ${name}: ${workload.describe()}\n`);
    for (const all of Object.values(acknowledged)) expect(all.length).toBeGreaterThan(10);
    expect(fleet.lost).toEqual({});
  });

  testAcknowledged(() => ({ servers, acknowledged }));
});
