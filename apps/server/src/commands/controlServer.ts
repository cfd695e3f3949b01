import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { controlFilePath } from '../db/embedded/lock.ts';
import { createToken, hashToken } from '../identity/token.ts';
import { CommandFailure, findFailure, type Installation } from './command.ts';
import { commands } from './commands.ts';
import { type CommandEvent, createReporter } from './reporter.ts';

/** Clients give up after five minutes without data. */
const heartbeatMs = 60_000;
/** How long a stopping server waits for the commands that it interrupted. */
const patienceMs = 3000;

/** A command that another process sends to the server. */
export const ForwardedCommand = z.object({
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.boolean()])),
  positionals: z.array(z.string()),
  folder: z.string(),
  variables: z.record(z.string(), z.string()),
});

/** A command that another process sends to the server. */
export type ForwardedCommand = z.infer<typeof ForwardedCommand>;

async function runForwarded(
  installation: Installation,
  { name, ...input }: ForwardedCommand,
  signal: AbortSignal,
  send: (event: CommandEvent) => void,
): Promise<void> {
  const command = await commands[name]?.();
  if (command?.access !== 'online') {
    throw new CommandFailure(`The running server has no command ${name}. Restart it.`);
  }
  const context = { ...input, reporter: createReporter(send), signal };
  try {
    send({ type: 'result', result: await command.run(installation, context) });
  } catch (error) {
    if (signal.aborted) throw new CommandFailure('The server stopped the command. Run it again.');
    throw error;
  }
}

interface AnswerOptions {
  stopping: AbortSignal;
  logFailure: (error: unknown) => void;
  heartbeatMs: number;
}

async function answer(
  installation: Installation,
  request: IncomingMessage,
  response: ServerResponse,
  { stopping, logFailure, heartbeatMs }: AnswerOptions,
): Promise<void> {
  // Now the sender knows that the server takes the command.
  response.flushHeaders();
  // Spaces before an event do not change it.
  const heartbeat = setInterval(() => response.write(' '), heartbeatMs);
  const abort = new AbortController();
  response.on('close', () => abort.abort());
  const signal = AbortSignal.any([abort.signal, stopping]);
  const send = (event: CommandEvent) => response.write(`${JSON.stringify(event)}\n`);
  try {
    const command = ForwardedCommand.parse(await json(request));
    await runForwarded(installation, command, signal, send);
  } catch (error) {
    const expected = findFailure(error);
    if (expected === undefined) logFailure(error);
    const message = expected?.message ?? 'The command failed; see the log of the server.';
    send({ type: 'failure', message, exitCode: expected?.exitCode ?? 1 });
  }
  clearInterval(heartbeat);
  response.end();
}

/**
 * Receives commands for a server that uses the embedded database, which no other process can open.
 * It listens on loopback; the token is in a file that only the owner of the data folder can read.
 *
 * @returns a function that interrupts running commands, waits for their end, and stops it
 */
export async function openControlServer(
  installation: Installation,
  logFailure: (error: unknown) => void,
  times = { heartbeatMs },
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const token = createToken();
  const expected = hashToken(`Bearer ${token}`);
  const server = createServer((request, response) => {
    // Comparing hashes takes a time that says nothing about the token.
    if (hashToken(request.headers.authorization ?? '') !== expected) {
      response.writeHead(401).end();
      return;
    }
    const options = { stopping: stopping.signal, logFailure, ...times };
    void answer(installation, request, response, options);
  });
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const path = controlFilePath(installation.config.dataFolder);
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify({ port, token }), { mode: 0o600 });
  return async () => {
    stopping.abort();
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await rm(path, { force: true });
    await Promise.race([closed, wait(patienceMs, undefined, { ref: false })]);
    server.closeAllConnections();
  };
}
