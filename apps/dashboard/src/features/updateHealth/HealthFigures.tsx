import type { ReleaseHealthResponse } from '@pressdock/api';
import { Stack, Stat, StatGroup } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { healthSteps, type ShareTexts, shareTexts } from './healthSteps.rules.ts';
import { updateHealthMessages as words } from './updateHealth.messages.ts';

export interface HealthFiguresProps {
  health: ReleaseHealthResponse;
  /** The releases among which the one it is compared with is looked up. */
  releases: readonly ReleaseHealthResponse[];
}

/** The numbers of a release with their shares, each beside the share of the previous release. */
export function HealthFigures({ health, releases }: HealthFiguresProps) {
  const previous = releases.find(({ version }) => version === health.comparedWith);
  return (
    <StatGroup>
      {healthSteps.map((step) => (
        <Stat
          key={step}
          label={words.steps[step]}
          value={formatNumber(health[step])}
          detail={<Shares texts={shareTexts(step, health, previous)} />}
        />
      ))}
    </StatGroup>
  );
}

function Shares({ texts }: { texts: ShareTexts | undefined }) {
  if (texts === undefined) return null;
  return (
    <Stack gap="0">
      <span>{texts.now}</span>
      <span>{texts.before}</span>
    </Stack>
  );
}
