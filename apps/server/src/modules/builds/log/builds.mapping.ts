import type { BuildLine, BuildResponse } from '@pressdock/api';
import type { Row } from '../../../db/schema.ts';
import type { ListedBuild } from './buildLog.store.ts';

/** Returns the API's form of a build. */
export function toBuildResponse(row: ListedBuild): BuildResponse {
  const isOver = row.finished_at !== null;
  return {
    _id: row.id,
    plugin: row.kind === 'plugin' ? row.item_id : null,
    theme: row.kind === 'theme' ? row.item_id : null,
    productName: row.name,
    trigger: row.trigger,
    provider: row.source,
    repository: row.repository,
    status: row.status,
    step: row.step,
    ref: row.ref,
    commit: row.commit,
    message: row.message,
    author: row.author,
    responseCode: row.response_code,
    responseBody: row.response_body,
    version: row.version,
    versionId: row.version_id,
    replayOf: row.replay_of,
    isReplayable: isOver && row.commit !== null,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}

/** Returns the API's form of a line. */
export function toBuildLine({ n, at, step, level, text }: Row<'build_lines'>): BuildLine {
  return { n, at: at.toISOString(), step, level, text };
}

/** Returns a line of the log as a line of a text file. */
export function toTextLine({ at, step, level, text }: Row<'build_lines'>): string {
  const mark = { command: '$ ', info: '', error: 'Error: ' }[level];
  return `${at.toISOString()} [${step}] ${mark}${text}\n`;
}
