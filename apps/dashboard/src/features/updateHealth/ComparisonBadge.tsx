import type { ReleaseHealthResponse } from '@pressdock/api';
import { Badge, type BadgeTone, Inline, Stack, Text, WarningIcon } from '@pressdock/ui';
import { unbroken } from '../../shared/page/page.css.ts';
import { updateHealthMessages } from './updateHealth.messages.ts';
import { type Comparison, comparisonDetail, comparisonOf } from './updateHealth.rules.ts';

const { comparison: words } = updateHealthMessages;

const tones: Record<Comparison, BadgeTone> = {
  worse: 'critical',
  possiblyWorse: 'caution',
  similar: 'neutral',
  better: 'positive',
  tooFew: 'neutral',
  first: 'neutral',
  notCounted: 'neutral',
};

/** How a release compares with the previous one, and how certain that is. */
export function ComparisonBadge({ health }: { health: ReleaseHealthResponse }) {
  const comparison = comparisonOf(health);
  return (
    <Stack gap="2" align="start">
      <Badge tone={tones[comparison]}>
        <Inline gap="4" isWrapping={false}>
          {comparison === 'worse' ? <WarningIcon size={16} /> : null}
          {words.badges[comparison]}
        </Inline>
      </Badge>
      <span className={unbroken}>
        <Text size="13" tone="muted">
          {comparisonDetail(health)}
        </Text>
      </span>
    </Stack>
  );
}
