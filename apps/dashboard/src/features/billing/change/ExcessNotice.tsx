import type { PlanPreviewResponse } from '@pressdock/api';
import { Alert, Stack } from '@pressdock/ui';
import { usageMessages } from '../../../entities/billing/usage.messages.ts';
import { changeMessages as words } from './change.messages.ts';

/** Lists what the account has more of than a plan includes; nothing if it is within all limits. */
export function ExcessNotice({ exceeded }: Pick<PlanPreviewResponse, 'exceeded'>) {
  if (exceeded.length === 0) return null;
  return (
    <Alert tone="caution" title={words.exceededTitle}>
      <Stack gap="4">
        {exceeded.map(({ limit, used, included }) => (
          <span key={limit}>{words.exceeded(usageMessages.things[limit], used, included)}</span>
        ))}
        <span>{words.exceededHint}</span>
      </Stack>
    </Alert>
  );
}
