import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../freePort.ts';

const run = promisify(execFile);

/** A pair of SSH keys. */
export interface KeyPair {
  privateKey: string;
  publicKey: string;
}

/** A Git server over SSH: OpenSSH's own server, which runs `git-upload-pack` for known keys. */
export interface GitSshServer {
  /** Returns the URL of a repository in the served folder. */
  urlOf(name: string): string;
  port: number;
  /** Replaces the keys that may read. */
  allow(...publicKeys: string[]): Promise<void>;
  /** Restarts the server with another host key. */
  changeHostKey(): Promise<void>;
  close(): Promise<void>;
}

/** Creates a pair of ed25519 keys. */
export async function createKeyPair(): Promise<KeyPair> {
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-key-'));
  try {
    const path = join(folder, 'key');
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', '', '-f', path]);
    const [privateKey, publicKey] = await Promise.all([
      readFile(path, 'utf8'),
      readFile(`${path}.pub`, 'utf8'),
    ]);
    return { privateKey, publicKey: publicKey.trim() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function waitForPort(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The SSH server ended.');
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((go) => setTimeout(go, 20));
  }
}

/** Serves the repositories in a folder over SSH. The user is the person who runs the tests. */
export async function startGitSshServer(root: string): Promise<GitSshServer> {
  const program = ['/usr/sbin/sshd', '/usr/bin/sshd'].find((path) => existsSync(path));
  if (!program) throw new Error('An SSH server is needed: install openssh-server.');
  const folder = await mkdtemp(join(tmpdir(), 'pressdock-sshd-'));
  const [hostKey, authorized, config, serve] = ['host', 'authorized', 'config', 'serve'].map(
    (name) => join(folder, name),
  ) as [string, string, string, string];
  const port = await freePort();
  // The user's own shell and configuration are not used.
  await writeFile(
    serve,
    `#!/bin/sh\nexport GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'\ncase "$SSH_ORIGINAL_COMMAND" in\n"git-upload-pack '"*) eval "exec $SSH_ORIGINAL_COMMAND" ;;\n*) echo 'DENIED by the test server' >&2; exit 1 ;;\nesac\n`,
    { mode: 0o755 },
  );
  const options = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${hostKey}`,
    `AuthorizedKeysFile ${authorized}`,
    'PidFile none',
    'UsePAM no',
    'StrictModes no',
    'PasswordAuthentication no',
    'KbdInteractiveAuthentication no',
    'PermitRootLogin prohibit-password',
    'AcceptEnv GIT_PROTOCOL',
    `ForceCommand ${serve}`,
  ];
  await writeFile(config, `${options.join('\n')}\n`);
  await writeFile(authorized, '');
  // OpenSSH requires this folder when it runs as root.
  if (process.getuid?.() === 0) await mkdir('/run/sshd', { recursive: true });
  let server: ChildProcess;
  const start = async () => {
    await rm(hostKey, { force: true });
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', hostKey]);
    server = spawn(program, ['-D', '-e', '-f', config], { stdio: 'ignore' });
    await waitForPort(port, server);
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('close', () => resolve());
      server.kill();
    });
  await start();
  const user = userInfo().username;
  return {
    port,
    urlOf: (name) => `ssh://${user}@127.0.0.1:${port}${join(root, name)}`,
    allow: (...keys) => writeFile(authorized, keys.map((key) => `${key}\n`).join('')),
    async changeHostKey() {
      await stop();
      await start();
    },
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
