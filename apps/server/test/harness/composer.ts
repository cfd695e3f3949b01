import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The result of running Composer. */
export interface ComposerRun {
  code: number;
  output: string;
}

/** A project that requires packages from one repository. */
export interface ComposerProject {
  folder: string;
  update(): Promise<ComposerRun>;
  /** Installs what the lock file contains, as a deployment does, without earlier downloads. */
  install(): Promise<ComposerRun>;
  remove(): Promise<void>;
}

/** Replaces the third-party package that installs plugins and themes into their folders. */
const installers = {
  type: 'package',
  package: { name: 'composer/installers', version: '2.2.0', type: 'metapackage' },
};

/** Creates a project. @param password omitted: Composer sends none */
export async function createComposerProject(
  repository: string,
  requirements: Record<string, string>,
  password?: string,
): Promise<ComposerProject> {
  const home = await mkdtemp(join(tmpdir(), 'pressdock-composer-'));
  const folder = join(home, 'project');
  await mkdir(folder);
  const write = (name: string, content: object) =>
    writeFile(join(folder, name), JSON.stringify(content));
  await write('composer.json', {
    repositories: [{ type: 'composer', url: repository }, installers, { 'packagist.org': false }],
    require: requirements,
    config: { 'secure-http': false },
  });
  if (password !== undefined) {
    const { host } = new URL(repository);
    await write('auth.json', { 'http-basic': { [host]: { username: 'anyone', password } } });
  }
  return {
    folder,
    update: () => run(home, folder, ['update']),
    async install() {
      await rm(join(home, 'cache'), { recursive: true, force: true });
      return run(home, folder, ['install']);
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

function run(home: string, cwd: string, command: string[]): Promise<ComposerRun> {
  const composer = process.env.COMPOSER_PATH ?? 'composer';
  const env = {
    PATH: process.env.PATH,
    COMPOSER_HOME: home,
    COMPOSER_ALLOW_SUPERUSER: '1',
    COMPOSER_NO_INTERACTION: '1',
    NO_PROXY: '*',
  };
  return new Promise((resolve, reject) => {
    execFile(composer, [...command, '--no-progress'], { cwd, env }, (error, stdout, stderr) => {
      if (error && typeof error.code !== 'number') {
        reject(new Error('Composer is needed: install it or set COMPOSER_PATH.', { cause: error }));
        return;
      }
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` });
    });
  });
}
