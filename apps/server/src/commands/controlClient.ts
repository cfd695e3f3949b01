import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { CommandFailure } from './command.ts';
import { readControlAddress } from './controlFile.ts';
import type { ForwardedCommand } from './controlServer.ts';
import type { CommandEvent } from './reporter.ts';

/** The event with which a command ends. */
type LastEvent = Extract<CommandEvent, { type: 'result' | 'failure' }>;

const interrupted = 'The server stopped before the command was finished. Run the command again.';

/**
 * Runs a command in the server that uses the data folder, and passes its events on.
 *
 * @returns the last event
 * @throws {@link CommandFailure} if the server does not answer
 */
export async function forwardCommand(
  config: Config,
  command: ForwardedCommand,
  signal: AbortSignal,
  onEvent: (event: CommandEvent) => void,
): Promise<LastEvent> {
  const address = await readControlAddress(config.dataFolder);
  const response =
    address &&
    (await fetch(`http://127.0.0.1:${address.port}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${address.token}` },
      body: JSON.stringify(command),
      signal,
    }).catch(() => undefined));
  signal.throwIfAborted();
  if (!response?.ok || !response.body) {
    throw new CommandFailure(
      `Another process uses ${config.dataFolder} and takes no commands. If it is a server that is starting, try again in a moment; otherwise stop it.`,
    );
  }
  let last: LastEvent | undefined;
  try {
    for await (const line of createInterface({ input: Readable.fromWeb(response.body) })) {
      const event = JSON.parse(line) as CommandEvent;
      if (event.type === 'result' || event.type === 'failure') last = event;
      else onEvent(event);
    }
  } catch {
    signal.throwIfAborted();
    throw new CommandFailure(interrupted);
  }
  if (!last) throw new CommandFailure(interrupted);
  return last;
}
