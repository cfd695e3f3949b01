import type { BuildLine, BuildResponse, BuildStep } from '@pressdock/api';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { formatDuration } from '../../../entities/build/build.rules.ts';
import type { FollowEnd } from './followBuild.ts';
import { logMessages } from './log.messages.ts';

const { status: words } = logMessages;

/** A log as far as it has arrived. */
export interface BuildLog {
  lines: readonly BuildLine[];
  connection: 'connecting' | 'connected' | 'lost' | 'busy' | FollowEnd;
}

/** A log of which nothing has arrived. */
export const emptyLog: BuildLog = { lines: [], connection: 'connecting' };

/** The state of a step. A build with nothing to release stops at a step. */
export type StepState = keyof typeof logMessages.steps.states;

/** A step of a build as the page shows it. */
export interface StepFacts {
  step: BuildStep;
  state: StepState;
  /** The number of the step's first line, if it has any. */
  firstLine: number | undefined;
  /** How long the step took, once the next one has begun or the build has ended. */
  duration: string | undefined;
}

const steps = Object.keys(buildMessages.steps) as BuildStep[];

const endStates = {
  waiting: 'current',
  running: 'current',
  released: 'done',
  skipped: 'stopped',
  failed: 'failed',
} as const satisfies Record<BuildResponse['status'], StepState>;

function stateOf(index: number, { step, status }: Pick<BuildResponse, 'step' | 'status'>) {
  const current = steps.indexOf(step);
  if (index < current) return 'done';
  return index > current ? 'upcoming' : endStates[status];
}

type Progress = Pick<BuildResponse, 'step' | 'status' | 'finishedAt'>;

/** Returns the status of a build as a sentence, which screen readers announce when it changes. */
export function statusSentence({
  status,
  step,
  version,
}: Pick<BuildResponse, 'status' | 'step' | 'version'>): string {
  if (status === 'running') return words.running(buildMessages.steps[step]);
  return status === 'released' ? words.released(version ?? '') : words[status];
}

/** Returns the steps of a build in order, with what its log says about them. */
export function stepsOf(build: Progress, lines: readonly BuildLine[]): StepFacts[] {
  const first = new Map<BuildStep, BuildLine>();
  for (const line of lines) if (!first.has(line.step)) first.set(line.step, line);
  return steps.map((step, index) => {
    const start = first.get(step);
    const next = steps.slice(index + 1).find((later) => first.has(later));
    const end = next === undefined ? build.finishedAt : first.get(next)?.at;
    const milliseconds = start && end ? Date.parse(end) - Date.parse(start.at) : undefined;
    return {
      step,
      state: stateOf(index, build),
      firstLine: start?.n,
      duration: milliseconds === undefined ? undefined : formatDuration(Math.max(0, milliseconds)),
    };
  });
}

/** Returns the number of the first line that reports an error. */
export function firstErrorOf(lines: readonly BuildLine[]): number | undefined {
  return lines.find(({ level }) => level === 'error')?.n;
}

/** Returns a log as text: each line unchanged, commands after a dollar sign. */
export function logText(lines: readonly BuildLine[]): string {
  return lines.map(({ level, text }) => (level === 'command' ? `$ ${text}` : text)).join('\n');
}

/** Returns the number of the line that a fragment such as `#L12` names. */
export function lineOf(fragment: string): number | undefined {
  const number = /^#L([1-9]\d{0,5})$/.exec(fragment)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Returns the fragment that leads to a line. */
export const fragmentOf = (line: number) => `#L${line}`;

/** How many lines are rendered together, so that lines that arrive do not render the others again. */
const GROUP = 200;

/** A part of a log: the indexes of its first line and of the one after its last. */
export interface LineGroup {
  start: number;
  end: number;
}

/** Returns the groups of a log with a number of lines. */
export function groupsOf(count: number): LineGroup[] {
  return Array.from({ length: Math.ceil(count / GROUP) }, (_, index) => ({
    start: index * GROUP,
    end: Math.min((index + 1) * GROUP, count),
  }));
}
