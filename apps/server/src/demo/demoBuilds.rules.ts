import { createHash } from 'node:crypto';
import type { BuildLine, BuildStep } from '@pressdock/api';
import {
  gitFailureMessages,
  lineMessages,
  resultMessages,
} from '../modules/builds/builds.messages.ts';
import type { DemoBuild, DemoDeployment } from './deployments.data.ts';

/** A line of a build's log before its time. */
type Line = [step: BuildStep, level: BuildLine['level'], text: string];

const LINE_MS = 170;
const AUTHOR = 'Mara Reyes';

/** Returns the commit of a build, the same at every start. */
export function commitOf({ slug }: DemoDeployment, { message, daysAgo }: DemoBuild): string {
  return createHash('sha1').update(`${slug} ${message} ${daysAgo}`).digest('hex');
}

/** Returns how a build ended. */
export function endOf({ result }: DemoBuild): {
  status: 'released' | 'skipped' | 'failed';
  code: number;
  text: string;
} {
  if (result.status === 'released') {
    return { status: 'released', code: 201, text: resultMessages.released(result.version) };
  }
  if (result.status === 'skipped') {
    const text = resultMessages.notHigher(result.version, result.latest);
    return { status: 'skipped', code: 200, text };
  }
  if (result.status === 'denied') {
    return { status: 'failed', code: 502, text: gitFailureMessages.denied };
  }
  return { status: 'failed', code: 422, text: result.reason };
}

function listFetchLines(deployment: DemoDeployment, build: DemoBuild): Line[] {
  const { ref, trigger, message } = build;
  const commit = commitOf(deployment, build);
  const begin = {
    push: lineMessages.pushed(ref, commit),
    tag: lineMessages.tagged(ref),
    manual: lineMessages.manual(ref),
  };
  const resolving: Line[] = [
    ['queue', 'info', begin[trigger]],
    ['fetch', 'command', lineMessages.resolving(deployment.repository, ref)],
  ];
  if (build.result.status === 'denied') {
    const host = new URL(deployment.url).host;
    return [...resolving, ['fetch', 'error', `git@${host}: Permission denied (publickey).`]];
  }
  return [
    ...resolving,
    ['fetch', 'info', lineMessages.head(ref, commit)],
    ['fetch', 'command', lineMessages.fetching(commit)],
    ['fetch', 'info', lineMessages.fetched(message, AUTHOR)],
  ];
}

function listVersionLines({ path }: DemoDeployment, { result }: DemoBuild): Line[] {
  if (result.status === 'denied') return [];
  const file = path === '' ? 'pressdock.version' : `${path}/pressdock.version`;
  return [
    ['version', 'command', lineMessages.readingVersion(file)],
    ['version', 'info', lineMessages.version(result.version, result.latest)],
  ];
}

function listPackageLines({ path }: DemoDeployment, { result }: DemoBuild): Line[] {
  if (!('bytes' in result)) return [];
  const checking: Line[] = [
    ['package', 'command', lineMessages.packaging(path)],
    ['package', 'info', lineMessages.packaged(result.bytes)],
    ['check', 'command', lineMessages.checking],
  ];
  if (result.status === 'invalid') return checking;
  return [
    ...checking,
    ['check', 'info', lineMessages.checked(result.files)],
    ['release', 'command', lineMessages.releasing(result.version)],
  ];
}

/** Returns the log of a build that ended at a time, and when it began. */
export function writeDemoLog(deployment: DemoDeployment, build: DemoBuild, end: Date) {
  const begun = [
    ...listFetchLines(deployment, build),
    ...listVersionLines(deployment, build),
    ...listPackageLines(deployment, build),
  ];
  const { status, text } = endOf(build);
  const step = begun.at(-1)?.[0] ?? 'queue';
  const all: Line[] = [...begun, [step, status === 'failed' ? 'error' : 'info', text]];
  const start = end.getTime() - all.length * LINE_MS;
  const lines = all.map(([lineStep, level, lineText], index) => ({
    ...{ n: index + 1, at: new Date(start + index * LINE_MS) },
    ...{ step: lineStep, level, text: lineText },
  }));
  return { lines, step, startedAt: new Date(start) };
}
