import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { runCommand } from './runCommand.ts';

/** Runs a command without any settings. */
async function run(...args: string[]) {
  let output = '';
  let errors = '';
  const code = await runCommand(args, {
    variables: {},
    folder: tmpdir(),
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    signal: new AbortController().signal,
  });
  return { code, output, errors };
}

test.each([
  ['backup', '[--to <folder or s3://bucket/folder>] [--keep <number>]'],
  ['geo', 'install'],
  ['migrate', '[--check]'],
  ['move', '--to postgres|s3'],
  ['restore', '[<backup or folder or s3://bucket/folder/>]'],
  ['user', 'list-operators\n       pressdock user create-operator <e-mail> [--first-name <name>]'],
])('the help of %s says how to type it', async (name, usage) => {
  const { code, output } = await run(name, '--help');
  expect(code).toBe(0);
  expect(output).toContain(`\n\nUsage: pressdock ${name} ${usage}`);
});

test.each(Object.keys(commands))('the help of %s explains options and exit codes', async (name) => {
  const command = await commands[name]?.();
  const { output } = await run(name, '--help');
  for (const option of [...Object.keys(command?.options ?? {}), 'json', 'help']) {
    expect(output).toMatch(new RegExp(`^ {2}--${option} {2,}[A-Za-z].*\\.$`, 'm'));
  }
  for (const variable of command?.variables ?? []) expect(output).toContain(`\n  ${variable}\n`);
  expect(output).toContain('Exit codes: 0 for success, 1 for a failure');
});

test('the help of user shows the e-mail of every action', async () => {
  const { output } = await run('user', '--help');
  for (const action of ['reset', 'suspend', 'unsuspend', 'make-operator', 'remove-operator']) {
    expect(output).toMatch(new RegExp(`^ {7}pressdock user ${action} <e-mail>$`, 'm'));
    expect(output).toMatch(new RegExp(`^${action} \\w.*\\.$`, 'm'));
  }
});

test('wrong arguments print the same usage', async () => {
  const [wrong, help] = [await run('move'), await run('move', '--help')];
  expect(wrong).toEqual({
    code: 2,
    output: '',
    errors: 'Usage: pressdock move --to postgres|s3\n',
  });
  expect(help.output).toContain(wrong.errors);
  expect((await run('move', '--from')).errors).toContain(wrong.errors);
});

test('the version can be asked for, and is listed', async () => {
  expect((await run('--version')).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await run('help')).output).toMatch(/^ {2}--version {2,}Prints the version/m);
});
