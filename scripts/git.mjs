import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './bootstrap/apt.mjs';
import { Failure } from './bootstrap/failure.mjs';

const packages = {
  git: 'git',
  ssh: 'openssh-client',
  'ssh-keyscan': 'openssh-client',
  sshd: 'openssh-server',
};

function isInstalled(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => folder !== '' && existsSync(join(folder, program)));
}

const missingPackages = () => [
  ...new Set(
    Object.entries(packages).flatMap(([program, name]) => (isInstalled(program) ? [] : [name])),
  ),
];

/** Installs Git, the SSH client and the SSH server, which the server's tests run. */
export async function requireGit() {
  const missing = missingPackages();
  if (missing.length === 0) return;
  const reason = await aptInstall(...missing);
  if (missingPackages().length === 0) return;
  throw new Failure(`The server tests need ${missing.join(', ')}. Install them (${reason}).`);
}
