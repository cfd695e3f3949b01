import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../harness/freePort.ts';
import { fetchStatus } from '../../harness/server.ts';
import { startTestCluster, type TestCluster } from '../cluster.ts';
import { type Installation, install, readExample } from './archive.ts';
import { type Container, startContainer } from './container.ts';

const run = promisify(execFile);
const url = 'https://pressdock.test';
const settings = '/etc/pressdock/pressdock.env';

let installation: Installation;
let container: Container;
let version: string;
beforeAll(async () => {
  installation = await install(inject('archive'));
  version = (await readFile(join(installation.program, 'VERSION'), 'utf8')).trim();
  container = await startContainer(installation);
}, 300_000);
afterAll(async () => {
  await container?.stop();
  await installation?.remove();
});

const property = (name: string) =>
  container.run('systemctl', 'show', '--property', name, '--value', 'pressdock');
const stat = (path: string) => container.run('stat', '--format=%a %U:%G', path);

/** Runs a shell script as root in the container, which ends when a command fails. */
const runScript = (script: string) => container.run('sh', '-e', '-c', script);

/** Runs a shell script with the sandbox of the unit, without the server. Returns its output. */
async function runSandboxed(script: string): Promise<string> {
  const unit = await readExample(installation, 'pressdock.service');
  const sandbox = unit.slice(unit.indexOf('# Files'), unit.indexOf('[Install]')).split('\n');
  const properties = sandbox
    .filter((line) => /^[A-Z]\w+=/.test(line))
    .map((line) => `--property=${line}`);
  const options = ['--quiet', '--wait', '--pipe', '--uid=pressdock', '--gid=pressdock'];
  return container.run('systemd-run', ...options, ...properties, 'sh', '-c', `(${script}) 2>&1`);
}

describe('the unit of systemd', () => {
  it.each(['pressdock.service', 'pressdock@.service'])(
    'has an exposure of at most 2.0 in %s',
    async (name) => {
      const unit = join(installation.program, 'deploy', name);
      const { stdout } = await run('systemd-analyze', ['security', '--offline=true', unit]);
      expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
    },
  );

  it('starts the server in its sandbox after one command', { timeout: 180_000 }, async () => {
    const output = await container.run('/root/pressdock/install.sh', url);
    expect(output).toMatch(
      /^Pressdock [\d.]+ runs\.\nCreate the operator: https:\/\/pressdock\.test\//,
    );
    const process = await property('MainPID');
    const status = await container.run('cat', `/proc/${process}/status`);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    expect(status).toMatch(/^Seccomp:\t2$/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(await stat(settings)).toBe('640 root:pressdock');
    expect(await stat('/var/lib/pressdock/database')).toBe('700 pressdock:pressdock');
  });

  it('runs commands with the settings of the server', async () => {
    const command = ['pressdock', 'user', 'list-operators'];
    const output = await container.run('runuser', '--user=pressdock', '--', ...command);
    expect(output).toBe('There is no operator.');
  });

  it('backs up from the sandbox every day', { timeout: 120_000 }, async () => {
    const line = `PRESSDOCK_BACKUP_KEY=${randomBytes(32).toString('base64')}`;
    await runScript(`echo ${line} >>${settings}`);
    await container.run('systemctl', 'enable', '--now', 'pressdock-backup.timer');
    await container.run('systemctl', 'start', 'pressdock-backup.service');
    const folder = '/var/backups/pressdock';
    const name = await container.run('ls', folder);
    expect(name).toMatch(/^pressdock-\S+\.backup$/);
    const user = ['--user=pressdock', '--', 'env', 'PRESSDOCK_DATA=/tmp/restored'];
    const restore = ['pressdock', 'restore', `${folder}/${name}`];
    expect(await container.run('runuser', ...user, ...restore)).toMatch(/^Restored \d+ rows/);
  });

  it.each([
    { folder: '/srv/backups', message: 'is read-only for the server' },
    { folder: '/tmp/backups', message: 'but you cannot see this file' },
  ])('refuses to back up to $folder, which the sandbox hides', async ({ folder, message }) => {
    const command = ['pressdock', 'backup', '--to', folder];
    const backup = container.run('runuser', '--user=pressdock', '--', ...command);
    await expect(backup).rejects.toThrow(message);
  });

  it('lets the server run git and ssh', async () => {
    const clone = 'cd /tmp && git init -q a && git clone -q "file://$PWD/a" b && ls -d b';
    expect(await runSandboxed(`${clone}; ssh -V`)).toMatch(/\nb\nOpenSSH/);
  });

  it('hides other files and processes from the server', async () => {
    const output = await runSandboxed('touch /etc/x; ls /root; ls -d /proc/1; true');
    expect(output.split('\n')).toEqual([
      expect.stringContaining('Read-only file system'),
      expect.stringContaining('Permission denied'),
      expect.stringContaining('No such file or directory'),
    ]);
  });

  it('keeps settings and data when the same command upgrades', { timeout: 120_000 }, async () => {
    const before = await container.run('cat', settings);
    const invocation = await property('InvocationID');
    await container.run('/root/pressdock/install.sh');
    expect(await property('InvocationID')).not.toBe(invocation);
    expect(await container.run('cat', settings)).toBe(before);
  });

  it('stops the server gracefully', async () => {
    await container.run('systemctl', 'stop', 'pressdock');
    expect([await property('Result'), await property('ExecMainStatus')]).toEqual(['success', '0']);
  });
});

/** Unpacks version 9.9.9 to `/opt` as another user with a private umask, with a script as its server. */
async function unpackNext(server: string): Promise<string> {
  const next = '/opt/pressdock-9.9.9';
  const start = `if (process.argv[2] !== "--version") { ${server} }`;
  await runScript(`umask 077; rm -rf ${next}; cp -R /root/pressdock ${next}; echo 9.9.9 >${next}/VERSION
    echo '${start}' >${next}/server/start.js; chown -R nobody: ${next}`);
  return next;
}

describe('the script', () => {
  it('corrects the owner of a copied settings file, and adds what it lacks', {
    timeout: 120_000,
  }, async () => {
    const before = await container.run('cat', settings);
    const added = 'PRESSDOCK_BACKUP_TO=/var/backups/pressdock';
    await runScript(`grep -v ^PRESSDOCK_BACKUP_TO= ${settings} >/root/copy
      printf %s "$(cat /root/copy)" >${settings}; chown nobody: ${settings}; chmod 600 ${settings}`);
    await container.run('/root/pressdock/install.sh');
    expect(await stat(settings)).toBe('640 root:pressdock');
    const lines = (await container.run('cat', settings)).split('\n');
    expect(lines.at(-1)).toBe(added);
    expect(lines.toSorted()).toEqual(before.split('\n').toSorted());
  });

  it('says how to return to the previous version, which works', { timeout: 180_000 }, async () => {
    const next = await unpackNext('console.log("broken"); process.exit(1);');
    const previous = `/opt/pressdock-${version}/install.sh`;
    for (const _attempt of ['first', 'second']) {
      const failed = container.run(`${next}/install.sh`);
      const output = await failed.catch(({ stderr }) => String(stderr));
      expect(output).toMatch(/^broken$/m);
      expect(output).toContain('Pressdock 9.9.9 does not run. See: journalctl --unit=pressdock\n');
      expect(output).toContain(`returns to the previous version: sudo ${previous}\n`);
    }
    expect(await stat(`${next}/server/start.js`)).toBe('644 root:root');
    expect(await stat(`${next}/bin/pressdock`)).toBe('755 root:root');
    expect(await container.run(previous)).toContain(`Pressdock ${version} runs.`);
  });

  it('waits for a server that starts slowly', { timeout: 180_000 }, async () => {
    const server = 'console.log("migrating"); setTimeout(() => console.log("ready now"), 40_000);';
    const next = await unpackNext(`${server} setInterval(() => undefined, 1000);`);
    expect(await container.run(`${next}/install.sh`)).toMatch(
      /^Still waiting for pressdock \(30 seconds\): migrating\nPressdock 9\.9\.9 runs\.$/,
    );
    await container.run(`/opt/pressdock-${version}/install.sh`);
  });
});

describe('another data folder', () => {
  const folder = '/srv/pressdock';
  const units = ['pressdock', 'pressdock-backup'];
  beforeAll(async () => {
    await runScript(`cp ${settings} /root/settings
      install -d -o pressdock -g pressdock -m 700 ${folder}
      sed -i 's|^PRESSDOCK_DATA=.*|PRESSDOCK_DATA=${folder}|' ${settings}
      for unit in ${units.join(' ')}; do
        mkdir -p /etc/systemd/system/$unit.service.d
        printf '[Service]\nReadWritePaths=${folder}\n' >/etc/systemd/system/$unit.service.d/override.conf
      done`);
  });
  afterAll(async () => {
    const overrides = units.map((unit) => `/etc/systemd/system/${unit}.service.d`);
    await container?.run('rm', '-r', ...overrides);
    await runScript(`cp /root/settings ${settings}; systemctl daemon-reload`);
  });

  it('is used by the server, its commands and backups', { timeout: 180_000 }, async () => {
    await container.run('/root/pressdock/install.sh');
    expect(await stat(`${folder}/database`)).toBe('700 pressdock:pressdock');
    const user = ['--user=pressdock', '--', 'pressdock', 'user'];
    await container.run('runuser', ...user, 'create-operator', 'ines@example.com');
    const list = await container.run('runuser', ...user, 'list-operators');
    expect(list).toContain('ines@example.com');
    const before = await container.run('ls', '/var/backups/pressdock');
    await container.run('systemctl', 'start', 'pressdock-backup.service');
    expect(await container.run('ls', '/var/backups/pressdock')).not.toBe(before);
  });
});

describe('several processes on Postgres', () => {
  let cluster: TestCluster;
  let ports: number[];
  let units: string[];
  beforeAll(async () => {
    cluster = await startTestCluster();
    ports = [await freePort(), await freePort()].toSorted();
    units = ports.map((port) => `pressdock@${port}.service`);
    await runScript(`echo DATABASE_URL=${await cluster.createDatabase()} >>${settings}`);
    await container.run('systemctl', 'disable', '--now', 'pressdock');
    await container.run('systemctl', 'enable', '--now', ...units);
  }, 120_000);
  afterAll(async () => {
    await container?.run('systemctl', 'stop', 'pressdock@*');
    cluster?.remove();
  });

  const listReady = async () => {
    const statuses = await Promise.all(
      ports.map((port) => fetchStatus(`http://127.0.0.1:${port}/readyz`).catch(() => 0)),
    );
    return ports.filter((_port, index) => statuses[index] === 200);
  };

  it('gives each process a folder of its own', { timeout: 120_000 }, async () => {
    await expect.poll(listReady, { timeout: 90_000 }).toEqual(ports);
    for (const folder of ['', ...ports.map((port) => `/${port}`)]) {
      expect(await stat(`/var/lib/pressdock${folder}`)).toBe('700 pressdock:pressdock');
    }
  });

  it('restarts one after the other, and not the single server', { timeout: 180_000 }, async () => {
    let isInstalled = false;
    const installed = container.run('/root/pressdock/install.sh').finally(() => {
      isInstalled = true;
    });
    const seen = new Set<string>();
    while (!isInstalled) {
      seen.add((await listReady()).join());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await installed).toMatch(
      new RegExp(`^${units.map((unit) => `${unit} is ready.`).join('\n')}\nPressdock .* runs.\n`),
    );
    expect([...seen].toSorted()).toEqual([ports.join(), ...ports.map(String)].toSorted());
    expect(await property('UnitFileState')).toBe('disabled');
    expect(await property('ActiveState')).toBe('inactive');
  });

  it('lets the user of the server check an upgrade before', async () => {
    const program = `/opt/pressdock-${version}/bin/pressdock`;
    const check = `cd /root; runuser --user=pressdock -- ${program} migrate --check`;
    expect(await runScript(check)).toBe(`The database has the schema of release ${version}.`);
  });

  it('starts instances that were stopped for the upgrade', { timeout: 180_000 }, async () => {
    await container.run('systemctl', 'stop', ...units);
    await container.run('/root/pressdock/install.sh');
    expect(await listReady()).toEqual(ports);
    expect(await property('ActiveState')).toBe('inactive');
  });
});
