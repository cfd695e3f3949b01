import type { ReleaseHealthResponse } from '@pressdock/api';
import { Heading, Link, Stack } from '@pressdock/ui';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { HealthFigures } from './HealthFigures.tsx';
import { updateHealthMessages as words } from './updateHealth.messages.ts';
import { outcomeIn } from './updateHealth.rules.ts';
import { WorseAlert } from './WorseAlert.tsx';

export interface NewestReleaseProps {
  productId: string;
  /** The newest release. */
  health: ReleaseHealthResponse;
  /** All releases, among which is the one that it is compared with. */
  releases: readonly ReleaseHealthResponse[];
}

/** The newest release: whether it does worse than the previous one, and its figures. */
export function NewestRelease({ productId, health, releases }: NewestReleaseProps) {
  const { version, versionId } = health;
  const outcome = outcomeIn(new URLSearchParams(), health);
  return (
    <Stack gap="16">
      <Heading level={2} size="16">
        {words.newest(version)}
      </Heading>
      <WorseAlert
        health={health}
        action={
          <Link href={analyticsPaths.releaseHealth(productId, versionId, outcome)}>
            {words.alert.show}
          </Link>
        }
      />
      <HealthFigures health={health} releases={releases} />
    </Stack>
  );
}
