import { CODE_HOSTS, type CodeHostResponse, type CodeHostsResponse } from '@pressdock/api';
import type { CodeHostsConfig } from '../../../codeHostSettings.ts';
import type { Row } from '../../../db/schema.ts';

function toResponse(
  { url, app }: CodeHostsConfig['github'],
  row: Row<'code_host_connections'> | undefined,
): CodeHostResponse {
  return {
    url,
    canAuthorize: app !== null,
    isConnected: row !== undefined,
    method: row?.method ?? null,
    login: row?.login ?? null,
    connectedAt: row?.created_at.toISOString() ?? null,
    needsReconnecting: row !== undefined && row.rejected_at !== null,
  };
}

/** Returns the API's form of an account's connections, without their tokens. */
export function toCodeHostsResponse(
  config: CodeHostsConfig,
  rows: readonly Row<'code_host_connections'>[],
): CodeHostsResponse {
  const entries = CODE_HOSTS.map((name) => [
    name,
    toResponse(
      config[name],
      rows.find(({ provider }) => provider === name),
    ),
  ]);
  return Object.fromEntries(entries);
}
