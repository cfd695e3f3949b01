import { chmod, chown, copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './commands.ts';

const root = new URL('../../../../', import.meta.url);
const script = fileURLToPath(new URL('scripts/package/contents/server/start.js', root));
// The user nobody of most systems.
const otherUser = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let data: string;
let settings: string;

/** Lays the script out as the archive does, in front of a program that prints what it is given. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-start-'));
  data = join(folder, 'data');
  settings = join(folder, 'pressdock.env');
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'server'));
  await mkdir(data);
  if (isRoot) await chown(data, otherUser, otherUser);
  await copyFile(script, join(folder, 'server/start.js'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'VERSION'), '1.2.3\n');
  await writeFile(settings, `PRESSDOCK_DATA=${data}\nSECRET=from-the-file\n`);
  await writeFile(
    join(folder, 'server/commands-pressdock.js'),
    'console.log(process.argv.slice(2).join(" "), process.env.SECRET, process.env.PRESSDOCK_DATA);',
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the script as a user, or as one who cannot read the settings. */
function start(args: string[], preload: string, env: Record<string, string> = {}) {
  return runCommand(
    process.execPath,
    [`--import=data:text/javascript,${preload}`, join(folder, 'server/start.js'), ...args],
    { cwd: folder, env: { PRESSDOCK_ENV_FILE: settings, ...env } },
  );
}

const asRoot = 'process.getuid=()=>0';
const asOther = isRoot
  ? `process.setgid(${otherUser});process.setuid(${otherUser})`
  : 'process.umask()';

async function withUnreadableSettings<Result>(work: () => Promise<Result>): Promise<Result> {
  await chmod(settings, 0);
  return work().finally(() => chmod(settings, 0o644));
}

test('reads the settings', async () => {
  const { stdout } = await start(['backup', '--keep', '3'], asOther);
  expect(stdout).toBe(`backup --keep 3 from-the-file ${data}\n`);
});

test('says which user can read the settings', async () => {
  const { code, stderr } = await withUnreadableSettings(() => start(['backup'], asOther));
  expect(code).toBe(1);
  expect(stderr).toBe(
    `The settings in ${settings} cannot be read: EACCES. Run the command as the user pressdock: sudo -u pressdock pressdock …\n`,
  );
});

test('says that the settings are missing only if they were named', async () => {
  const missing = { PRESSDOCK_ENV_FILE: join(folder, 'missing.env') };
  expect(await start(['backup'], asOther, missing)).toMatchObject({
    code: 1,
    stderr: `The settings in ${missing.PRESSDOCK_ENV_FILE} cannot be read: ENOENT.\n`,
  });
  expect((await start(['backup'], asOther, { PRESSDOCK_ENV_FILE: '' })).code).toBe(0);
});

test.each(['help', '--help', '-h', '--version', 'backup --help', 'backup -h'])(
  'answers %s for every user',
  async (line) => {
    const args = line.split(' ');
    const stdout = line === '--version' ? '1.2.3\n' : `${line} undefined undefined\n`;
    const outcome = { code: 0, stdout };
    const unreadable = await withUnreadableSettings(() => start(args, asOther));
    expect(unreadable).toMatchObject(outcome);
    expect(await start(args, asRoot)).toMatchObject(outcome);
  },
);

test.each([['backup'], ['serve']])(
  'refuses to run %s as root with data of others',
  async (name) => {
    const { code, stdout, stderr } = await start([name], asRoot);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${data} belongs to another user.`);
    expect(stderr).toMatch(/: sudo -u (?:'#\d+'|[a-z][\w-]*) pressdock …\n$/);
  },
);

test('runs as root with a data folder of root, and with a new one', async () => {
  const env = { PRESSDOCK_DATA: join(folder, 'new') };
  expect((await start(['backup'], asRoot, env)).code).toBe(0);
  if (!isRoot) return;
  await mkdir(env.PRESSDOCK_DATA);
  expect((await start(['backup'], asRoot, env)).code).toBe(0);
});
