import { parseArgs } from 'node:util';
import { cliMessages } from './cli.messages.ts';
import { fail, type Outcome, succeed } from './exitCodes.ts';

/** The settings of a release. */
export interface ReleaseSettings {
  /** Without a trailing slash. */
  url: string;
  apiKey: string;
  file: string;
  /** An id or a slug. */
  product: string | undefined;
  /** HTML, or a path after `@`. */
  changelog: string | undefined;
}

/** A command with its settings. */
export type Command = { name: 'help' } | { name: 'release'; settings: ReleaseSettings };

/** The environment variables of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;

const loopbackHosts = new Set(['127.0.0.1', 'localhost', '[::1]']);

function readUrl({ PRESSDOCK_URL = '' }: Environment): Outcome<string> {
  const text = PRESSDOCK_URL.trim();
  if (text === '') return fail('usage', cliMessages.urlMissing);
  if (!URL.canParse(text) || !/^https?:/i.test(text)) return fail('usage', cliMessages.urlInvalid);
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || loopbackHosts.has(url.hostname);
  if (!isSecure) return fail('usage', cliMessages.urlInsecure);
  return succeed(`${url.origin}${url.pathname}`.replace(/\/+$/, ''));
}

function readKey({ PRESSDOCK_API_KEY = '' }: Environment): Outcome<string> {
  const key = PRESSDOCK_API_KEY.trim();
  if (key === '') return fail('usage', cliMessages.keyMissing);
  return /^pdk_[\w-]+$/.test(key) ? succeed(key) : fail('usage', cliMessages.keyInvalid);
}

function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const options = {
      product: text,
      changelog: text,
      help: { type: 'boolean', short: 'h' },
    } as const;
    return succeed(parseArgs({ args: [...args], options, allowPositionals: true }));
  } catch (error) {
    const { message } = error as Error;
    return fail('usage', `${message} ${cliMessages.usage}`);
  }
}

/** Returns what the arguments and the environment ask for. */
export function readCommand(args: readonly string[], environment: Environment): Outcome<Command> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const [command, file, ...others] = positionals;
  if (values.help || command === undefined) return succeed({ name: 'help' });
  if (command !== 'release') {
    return fail('usage', `${cliMessages.unknownCommand(command)} ${cliMessages.usage}`);
  }
  if (file === undefined || others.length > 0) return fail('usage', cliMessages.oneFile);
  const url = readUrl(environment);
  if (!url.ok) return url;
  const apiKey = readKey(environment);
  if (!apiKey.ok) return apiKey;
  const { product, changelog } = values;
  const settings = { url: url.value, apiKey: apiKey.value, file, product, changelog };
  return succeed({ name: 'release', settings });
}
