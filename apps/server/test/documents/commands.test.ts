import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { parseCommand } from '../../src/commands/runCommand.ts';
import { readConfig } from '../../src/config.ts';
import { settingNames } from '../../src/settings/environment.ts';
import { documents, readFile, root, shellLanguages } from './documents.ts';
import { allowedPrograms, otherVariables } from './programs.ts';
import { type Command, listCommands, listFunctions } from './shell.ts';

const blocks = documents.flatMap(({ path, blocks: own }) =>
  own
    .filter(({ language }) => shellLanguages.includes(language))
    .map(({ code }, index) => ({ name: `${path}, block ${index + 1}`, code })),
);
const spans = documents.flatMap(({ path, spans: own }) =>
  own.map((code) => ({ name: `${path}: ${code}`, code })),
);

const isFile = (path: string) => existsSync(join(root, path));

function scriptsOf(workspace: string): string[] {
  return Object.keys(JSON.parse(readFile(join(workspace, 'package.json'))).scripts);
}

const loaded = new Map(
  await Promise.all(
    Object.entries(commands).map(async ([name, load]) => [name, await load()] as const),
  ),
);

/** Returns whether the usage of a command names an action, if it names any: `reset <e-mail>`. */
function allowsAction(usage: string, action: string | undefined): boolean {
  const words = usage.replaceAll(/<[^>]*>|\[[^\]]*\]/g, '').match(/[a-z][a-z-]+/g);
  return action === undefined || words === null || words.some((word) => word === action);
}

/** Returns the mistake in the arguments of `pressdock`, which the command line itself parses. */
function findPressdockMistake([name = 'serve', ...args]: readonly string[]): string | undefined {
  if (['serve', 'help', '--help', '-h', '--version'].includes(name)) return undefined;
  const command = loaded.get(name);
  if (command === undefined) return `no command ${name}`;
  try {
    const [action] = parseCommand(name, command, args).positionals;
    return allowsAction(command.usage, action) ? undefined : `${name} has no ${action}`;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the arguments of `pressdock` where another program starts it. After an option, it is a user. */
function findInnerPressdock(args: readonly string[]): readonly string[] | undefined {
  const at = args.findLastIndex(
    (arg, index) => basename(arg) === 'pressdock' && !args[index - 1]?.startsWith('-'),
  );
  return at < 0 ? undefined : args.slice(at + 1);
}

/** Returns the mistake in the arguments of `npm`. */
function findNpmMistake(args: readonly string[]): string | undefined {
  const [verb = '', ...rest] = args;
  if (['install', 'ci', 'exec'].includes(verb)) return undefined;
  const at = args.findIndex((arg) => arg === '-w' || arg === '--workspace');
  const workspace = at < 0 ? '.' : (args[at + 1] ?? '');
  const script = verb === 'run' ? (rest.find((arg) => !arg.startsWith('-')) ?? '') : verb;
  if (!isFile(join(workspace, 'package.json'))) return `no workspace ${workspace}`;
  if (!scriptsOf(workspace).includes(script)) return `no script ${script}`;
  const [, topic] = script === 'bench' ? rest.filter((arg) => arg !== '--') : [];
  if (topic !== undefined && !isFile(`scripts/bench/${topic}.mjs`)) return `no bench ${topic}`;
  if (script === 'pressdock') return findPressdockMistake(args.slice(args.indexOf('--') + 1));
  return undefined;
}

/** Returns the mistake in a command of a program that the checkout contains. */
const ownPrograms: Readonly<Record<string, (args: readonly string[]) => string | undefined>> = {
  npm: findNpmMistake,
  pressdock: findPressdockMistake,
  npx: ([name = '']) => {
    const isKnown = name === '@pressdock/api' || isFile(`node_modules/.bin/${name}`);
    return isKnown ? undefined : `no program ${name}`;
  },
  node: (args) => {
    const script = args.find((arg) => !arg.startsWith('-')) ?? '';
    return isFile(script) ? undefined : `no file ${script}`;
  },
};

function findMistake({ program, args }: Command, functions: readonly string[]): string[] {
  if (program === '' || functions.includes(program)) return [];
  const check = ownPrograms[basename(program)];
  if (check) return [check(args) ?? []].flat();
  const inner = ['sudo', 'docker'].includes(program) ? findInnerPressdock(args) : undefined;
  if (inner) return [findPressdockMistake(inner) ?? []].flat();
  return allowedPrograms.has(program) ? [] : [`${program} is not in programs.ts`];
}

const findMistakes = (code: string) =>
  listCommands(code).flatMap((command) => findMistake(command, listFunctions(code)));

test('the mistakes that are found', () => {
  const wrong = [
    ...[
      'npm run nothing',
      'npm nothing',
      'npm run dev -w apps/nothing',
      'npm run bench -- nothing',
    ],
    ...['pressdock nothing', 'pressdock user --nothing'],
    ...['npm run pressdock -- nothing', 'sudo -u pressdock pressdock nothing'],
    ...['docker compose exec a pressdock user --nothing'],
    ...['npx nothing', 'node nothing.mjs', 'nothing --all', 'a=$(nothing)'],
  ];
  expect(wrong.filter((code) => findMistakes(code).length === 0)).toEqual([]);
  const right = [
    ...['npm run dev -w apps/docs && npm start', 'pressdock', 'pressdock user --json'],
    ...['sudo systemctl restart pressdock', 'sudo -u pressdock bin/pressdock user --help'],
  ];
  expect(right.flatMap(findMistakes)).toEqual([]);
  expect(
    ['create', 'reset', 'nothing', undefined].map((action) =>
      allowsAction('create <e-mail> | reset [--nothing]', action),
    ),
  ).toEqual([true, true, false, true]);
  expect(allowsAction('<folder>', 'nothing')).toBe(true);
});

describe('the shell commands in documents', () => {
  test('are in blocks that are checked', () => {
    const other = documents.flatMap(({ path, blocks: own }) =>
      own
        .filter(({ language }) => /^(shell|shellsession|console|zsh)$/.test(language))
        .map(() => path),
    );
    expect(other).toEqual([]);
    expect(blocks.length).toBeGreaterThan(15);
  });

  test.each(blocks)('can be parsed and exist: $name', ({ code }) => {
    expect(findMistakes(code)).toEqual([]);
    const strict = /^#!.*bash/.test(code) || code.includes('<(') ? 'bash' : 'sh';
    expect(() => execFileSync(strict, ['-n'], { input: code, stdio: 'pipe' })).not.toThrow();
  });

  test('exist in sentences, too', () => {
    const checked = spans.filter(({ code }) =>
      /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|pressdock) \S/.test(code),
    );
    const wrong = checked.flatMap(({ name, code }) =>
      findMistakes(code).map((mistake) => `${name}: ${mistake}`),
    );
    expect(checked.length).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });

  test('contain no secrets as arguments, which other users of a machine can read', () => {
    const secret =
      /(?:PASSWORD|SECRET|TOKEN|KEY)=.|\$\{?\w*(?:PASSWORD|SECRET|DATABASE_URL)|:\/\/[^/@]*:[^/@]*@/;
    const commandsWithSecrets = blocks.flatMap(({ name, code }) =>
      listCommands(code)
        .filter(({ program, args }) => program !== 'export' && args.some((arg) => secret.test(arg)))
        .map(({ program, args }) => `${name}: ${program} ${args.join(' ')}`),
    );
    expect(commandsWithSecrets).toEqual([]);
  });

  test('create a valid master key', () => {
    const command = 'openssl rand -base64 32';
    const settings = documents.find(({ path }) => path === 'docs/operating/settings.md');
    expect(settings?.spans).toContain(command);
    const [program = '', ...args] = command.split(' ');
    const key = execFileSync(program, args, { encoding: 'utf8' }).trim();
    expect(readConfig({ PRESSDOCK_MASTER_KEY: key }).masterKey).toHaveLength(32);
  });
});

/** Names with an underscore in capital letters, alone or with a value. */
const variable = /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=.*)?$/;
const known = new Set([
  ...settingNames,
  ...[...loaded.values()].flatMap(({ variables = [] }) => variables),
  ...Object.keys(otherVariables),
]);

describe('the settings in documents', () => {
  const forOperators = documents.filter(({ path }) =>
    /^(?:README|CONTRIBUTING|docs\/(?:operating\/|security-model)).*\.?md$/.test(path),
  );

  test('exist', () => {
    const named = forOperators.flatMap(({ path, spans: own, blocks: ownBlocks }) => [
      ...own.flatMap((span) => variable.exec(span)?.[1] ?? []).map((name) => [path, name]),
      ...ownBlocks
        .filter(({ language }) => shellLanguages.includes(language))
        .flatMap(({ code }) => listCommands(code))
        .flatMap(({ program, args, assigned }) => [
          // A variable in lower case belongs to the example.
          ...assigned.filter((name) => variable.test(name)),
          ...(program === 'export' ? args.flatMap((arg) => variable.exec(arg)?.[1] ?? []) : []),
        ])
        .map((name) => [path, name]),
    ]);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, name = '']) => !known.has(name))).toEqual([]);
  });

  test('are all explained in a table of an operating page', () => {
    const rows = documents
      .filter(({ path }) => path.startsWith('docs/operating/'))
      .flatMap(({ path }) => [...readFile(path).matchAll(/^\| (`[A-Z][^|]*) \|/gm)])
      .flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(settingNames.filter((name) => !rows.includes(name))).toEqual([]);
  });
});
