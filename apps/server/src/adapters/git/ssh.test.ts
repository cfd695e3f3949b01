import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepository } from '../../../test/harness/git/repository.ts';
import {
  createKeyPair,
  type GitSshServer,
  startGitSshServer,
} from '../../../test/harness/git/sshServer.ts';
import type { GitRemote } from '../../ports/git.ts';
import { createGit } from './git.ts';

const name = 'harbor.git';
let root: string;
let head: string;
let ssh: GitSshServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pressdock-git-'));
  const repository = await createRepository(root, name);
  head = await repository.commit({ files: { 'a.txt': 'a' }, message: 'Greet' });
  ssh = await startGitSshServer(root);
});

afterAll(async () => {
  await ssh.close();
  await rm(root, { recursive: true, force: true });
});

const git = () => createGit({ folder: join(root, 'work'), allowsPrivate: true });

test('a repository is read with its deploy key and host key, and with no others', async () => {
  const [mine, other] = await Promise.all([createKeyPair(), createKeyPair()]);
  await ssh.allow(mine.publicKey);
  const scanned = await git().scanHostKeys(ssh.urlOf(name));
  if (!scanned.ok) throw new Error(scanned.detail);
  const { hostKeys, fingerprint } = scanned.value;
  expect(fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
  expect(hostKeys).toMatch(new RegExp(`^\\[127\\.0\\.0\\.1\\]:${ssh.port} ssh-ed25519 \\S+\n$`));
  const from = (privateKey: string, keys = hostKeys): GitRemote => ({
    url: ssh.urlOf(name),
    access: { kind: 'ssh', privateKey, hostKeys: keys },
  });
  expect(await git().listRefs(from(mine.privateKey))).toMatchObject({ ok: true });
  const options = { signal: new AbortController().signal, onLine: () => undefined };
  const fetched = await git().fetchCommit(from(mine.privateKey), head, options);
  expect(fetched).toMatchObject({ ok: true, value: { message: 'Greet' } });
  if (fetched.ok) await fetched.value.release();
  const denied = await git().listRefs(from(other.privateKey));
  expect(denied).toMatchObject({ ok: false, failure: 'denied' });
  const changed = { ok: false, failure: 'host_key_changed' };
  await ssh.changeHostKey();
  expect(await git().listRefs(from(mine.privateKey))).toMatchObject(changed);
  expect(await git().listRefs(from(mine.privateKey, ''))).toMatchObject(changed);
});

test('a port without an SSH server is unreachable', async () => {
  const stranger = createServer((socket) => socket.destroy());
  await new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready));
  const { port } = stranger.address() as { port: number };
  const scanned = await git().scanHostKeys(`ssh://git@127.0.0.1:${port}/x`);
  stranger.close();
  expect(scanned).toMatchObject({ ok: false, failure: 'unreachable' });
});
