import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Installation, install, readExample } from './archive.ts';
import { type Container, startContainer } from './container.ts';

const run = promisify(execFile);
const url = 'https://pressdock.test';
const settings = '/etc/pressdock/pressdock.env';

let installation: Installation;
let container: Container;
beforeAll(async () => {
  installation = await install(inject('archive'));
  container = await startContainer(installation);
}, 300_000);
afterAll(async () => {
  await container?.stop();
  await installation?.remove();
});

const property = (name: string) =>
  container.run('systemctl', 'show', '--property', name, '--value', 'pressdock');

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
  it('has an exposure of at most 2.0', async () => {
    const unit = join(installation.program, 'deploy/pressdock.service');
    const { stdout } = await run('systemd-analyze', ['security', '--offline=true', unit]);
    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThanOrEqual(2);
  });

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
    expect(await container.run('stat', '--format=%a %U:%G', settings)).toBe('640 root:pressdock');
    const data = await container.run('stat', '--format=%a %U', '/var/lib/pressdock/database');
    expect(data).toBe('700 pressdock');
  });

  it('runs commands with the settings of the server', async () => {
    const command = ['pressdock', 'user', 'list-operators'];
    const output = await container.run('runuser', '--user=pressdock', '--', ...command);
    expect(output).toBe('There is no operator.');
  });

  it('backs up from the sandbox every day', { timeout: 120_000 }, async () => {
    const line = `PRESSDOCK_BACKUP_KEY=${randomBytes(32).toString('base64')}`;
    await container.run('sh', '-c', `echo ${line} >>${settings}`);
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
