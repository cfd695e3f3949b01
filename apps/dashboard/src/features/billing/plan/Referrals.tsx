import type { PlansResponse } from '@pressdock/api';
import { REFERRALS_PER_MONTH } from '@pressdock/api/limits';
import { Button, Card, Inline, Stack, Stat, StatGroup, Text, TextField } from '@pressdock/ui';
import { copyText } from '../../../shared/copyText.ts';
import { formatNumber } from '../../../shared/format.ts';
import { formColumn } from '../../../shared/page/page.css.ts';
import { planMessages } from './plan.messages.ts';

const { referrals: words } = planMessages;

/**
 * The link that invites others, and what it has earned.
 * @see specification, section 9: one free month for every third paying referral
 */
export function Referrals({ referrals }: Pick<PlansResponse, 'referrals'>) {
  const { link, signUps, paying, freeMonths } = referrals;
  const copy = () => copyText(link, { copied: words.copied, failed: words.copyFailed });
  return (
    <Card title={words.title}>
      <Stack gap="16">
        <Text as="p" tone="muted">
          {words.body(REFERRALS_PER_MONTH)}
        </Text>
        <div className={formColumn}>
          <Stack gap="8">
            <TextField label={words.link} value={link} isReadOnly />
            <Inline>
              <Button onPress={() => void copy()}>{words.copy}</Button>
            </Inline>
          </Stack>
        </div>
        <StatGroup>
          <Stat label={words.signUps} value={formatNumber(signUps)} />
          <Stat label={words.paying} value={formatNumber(paying)} />
          <Stat label={words.freeMonths} value={formatNumber(freeMonths)} />
        </StatGroup>
      </Stack>
    </Card>
  );
}
