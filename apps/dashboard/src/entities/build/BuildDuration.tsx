import type { BuildResponse } from '@pressdock/api';
import { Text } from '@pressdock/ui';
import { useNow } from '../../shared/useNow.ts';
import { buildMessages as words } from './build.messages.ts';
import { buildDuration } from './build.rules.ts';

type Times = Pick<BuildResponse, 'startedAt' | 'finishedAt'>;

/** How long a build took, counting up while it runs. */
export function BuildDuration({ build }: { build: Times }) {
  if (build.startedAt !== null && build.finishedAt === null) return <Running build={build} />;
  return <DurationText duration={buildDuration(build, 0)} />;
}

function Running({ build }: { build: Times }) {
  return <DurationText duration={buildDuration(build, useNow())} />;
}

function DurationText({ duration }: { duration: string | undefined }) {
  if (duration === undefined) return <Text tone="muted">{words.notStarted}</Text>;
  return <Text isTabular>{duration}</Text>;
}
