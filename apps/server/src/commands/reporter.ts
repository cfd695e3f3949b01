/** How far a long step is. */
export interface Progress {
  /** What the command is doing, such as "Copying packages". */
  step: string;
  done: number;
  /** The number at which the step is complete; undefined if it is unknown. */
  total?: number | undefined;
}

/** One event of a running command. A command in another process sends them as lines of JSON. */
export type CommandEvent =
  | ({ type: 'progress' } & Progress)
  | { type: 'note'; message: string }
  | { type: 'result'; result: object }
  | { type: 'failure'; message: string; exitCode: 1 | 2 };

/** Reports what a command does while it runs. */
export interface Reporter {
  progress(progress: Progress): void;
  /** Reports something that people should know although the command continues. */
  note(message: string): void;
}

/** Creates a reporter that passes events on. */
export function createReporter(send: (event: CommandEvent) => void): Reporter {
  return {
    progress: (progress) => send({ type: 'progress', ...progress }),
    note: (message) => send({ type: 'note', message }),
  };
}

/** The terminal, file or pipe to which a command prints. */
interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Returns progress in words, such as `Copying packages: 40 of 120 (33 %)`. */
export function formatProgress({ step, done, total }: Progress): string {
  if (total === undefined) return `${step}: ${done}`;
  const percent = total === 0 ? 100 : Math.floor((100 * done) / total);
  return `${step}: ${done} of ${total} (${percent} %)`;
}

const plainIntervalMs = 5000;
const eraseLine = '\r\u001B[K';

/** Prints events for people: progress and notes to `errors`, so that `output` is the result alone. */
export function printForPeople(
  { output, errors }: { output: Output; errors: Output },
  format: (result: object) => string,
  now: () => number = Date.now,
): (event: CommandEvent) => void {
  let isLineOpen = false;
  let lastStep = '';
  let lastPrintedAt = 0;
  const clear = () => {
    if (isLineOpen) errors.write(eraseLine);
    isLineOpen = false;
  };
  const printProgress = (progress: Progress) => {
    if (errors.isTTY) {
      errors.write(`${eraseLine}${formatProgress(progress)}`);
      isLineOpen = true;
      return;
    }
    const isDue = now() - lastPrintedAt >= plainIntervalMs || progress.step !== lastStep;
    if (!isDue && progress.done !== progress.total) return;
    lastPrintedAt = now();
    lastStep = progress.step;
    errors.write(`${formatProgress(progress)}\n`);
  };
  return (event) => {
    if (event.type === 'progress') return printProgress(event);
    clear();
    if (event.type === 'result') output.write(`${format(event.result)}\n`);
    else errors.write(`${event.message}\n`);
  };
}

/** Prints every event as a line of JSON to the output. */
export function printForScripts(output: Output): (event: CommandEvent) => void {
  return (event) => {
    output.write(`${JSON.stringify(event)}\n`);
  };
}
