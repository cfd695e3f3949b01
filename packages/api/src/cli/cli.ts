#!/usr/bin/env node
import { readCommand } from './arguments.ts';
import { cliMessages } from './cli.messages.ts';
import { EXIT_CODES, type Failure } from './exitCodes.ts';
import { release } from './release.ts';

const print = (line: string) => process.stderr.write(`${line}\n`);

function report({ message, exitCode }: Failure): number {
  print(cliMessages.failed(message));
  return exitCode;
}

/** Runs the command and returns its exit code. The result goes to stdout, everything else to stderr. */
async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (!command.ok) return report(command);
  if (command.value.name === 'help') {
    process.stdout.write(cliMessages.help);
    return EXIT_CODES.released;
  }
  const released = await release(command.value.settings, print);
  if (!released.ok) return report(released);
  const { product, version, warnings, isNew } = released.value;
  for (const warning of warnings) print(cliMessages.warning(warning));
  const words = isNew ? cliMessages.released : cliMessages.releasedBefore;
  process.stdout.write(`${words(product, version)}\n`);
  return EXIT_CODES.released;
}

process.exitCode = await run();
