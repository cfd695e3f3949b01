import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { Refusal } from '../errors.ts';
import type { Module } from '../module.ts';
import type { Sealer } from '../ports/sealing.ts';
import type { Storage } from '../storage.ts';
import type { Reporter } from './reporter.ts';

/** The installation that a command works on. */
export interface Installation {
  config: Config;
  database: Database;
  storage: Storage;
  sealer: Sealer;
  /** Returns the services of a module. Background work runs only in a server. */
  use<Services>(module: Module<Services>): Promise<Services>;
}

/** The arguments of a command as they were typed, after parsing. */
export interface CommandInput {
  /** The values of the declared options by name. */
  values: Readonly<Record<string, string | boolean | undefined>>;
  /** The other arguments. */
  positionals: readonly string[];
  /** The folder to which relative paths in the arguments refer. */
  folder: string;
  /** The environment variables that the command declares. */
  variables: Readonly<Record<string, string | undefined>>;
}

/** The arguments of a command, and the means to report and to stop. */
export interface CommandContext extends CommandInput {
  reporter: Reporter;
  /** Aborted when the person interrupts the command. */
  signal: AbortSignal;
}

/** An option of a command. */
export interface CommandOption {
  type: 'string' | 'boolean';
  /** What it does, in one line of the command's help. */
  description: string;
}

interface CommandDefinition<Result extends object> {
  /** What the command does, in one line of the list of commands. */
  summary: string;
  /**
   * The arguments and options after the name, with brackets around optional ones; empty if there are
   * none. A command with several forms has one per line, as in `create-operator <e-mail>`.
   */
  usage: string;
  /** More lines of the command's help. */
  details?: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Environment variables that the command reads besides the server's settings. */
  variables?: readonly string[];
  /** Returns the result as text for people. `--json` prints the result itself. */
  format(result: Result): string;
  /** Whether the result means that something is wrong, which ends the command with code 1. */
  isFailure?(result: Result): boolean;
}

/** A command that opens what it needs by itself, such as one that requires a stopped server. */
export interface IndependentCommand<Result extends object> extends CommandDefinition<Result> {
  access: 'independent';
  run(context: IndependentContext): Promise<Result>;
}

/** The context of a command that reads the settings by itself. */
export interface IndependentContext extends CommandContext {
  /** All environment variables, among them the server's settings. */
  settings: NodeJS.ProcessEnv;
}

/**
 * A command that works while the server runs. If a server uses the embedded database, the command
 * runs inside that server.
 */
export interface OnlineCommand<Result extends object> extends CommandDefinition<Result> {
  access: 'online';
  run(installation: Installation, context: CommandContext): Promise<Result>;
  /**
   * Checks the result of a command that ran inside a server, in the process of the person.
   *
   * @throws {@link CommandFailure} if the person would not find what the server did
   */
  confirm?(result: Result, input: CommandInput): Promise<void>;
}

/** A command of the command line. */
export type Command<Result extends object> = IndependentCommand<Result> | OnlineCommand<Result>;

/** A command whose result is known only to itself. */
// biome-ignore lint/suspicious/noExplicitAny: results are passed back to the command they belong to
export type AnyCommand = Command<any>;

/** Defines a command. */
export function defineCommand<Result extends object>(command: Command<Result>): Command<Result> {
  return command;
}

/** Returns the lines that say how a command is typed. */
export function formatUsage(name: string, usage: string): string {
  const forms = usage.split('\n').map((form) => `pressdock ${name} ${form}`.trimEnd());
  return `Usage: ${forms.join('\n       ')}`;
}

/** An expected failure. Its message says what to do and is the only line that is printed. */
export class CommandFailure extends Error {
  readonly exitCode: 1 | 2;

  /** @param exitCode 1 for a failure, 2 for wrong arguments */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}

/** Returns the expected failure that an error is; undefined for a bug. */
export function findFailure(error: unknown): CommandFailure | undefined {
  if (error instanceof CommandFailure) return error;
  return error instanceof Refusal ? new CommandFailure(error.message) : undefined;
}
