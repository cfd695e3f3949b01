import type { BuildResponse } from '@pressdock/api';
import { Badge } from '@pressdock/ui';
import { buildMessages as words } from './build.messages.ts';
import { buildTone } from './build.rules.ts';

/** The status of a build, colored by its response code. */
export function BuildBadge({ build }: { build: Pick<BuildResponse, 'status' | 'responseCode'> }) {
  return <Badge tone={buildTone(build)}>{words.statuses[build.status]}</Badge>;
}
