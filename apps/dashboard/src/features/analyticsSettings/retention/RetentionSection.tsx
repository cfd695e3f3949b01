import { SITE_DAY_RETENTION } from '@pressdock/api/limits';
import { Button, Select, SelectItem, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { analyticsSettingsAtom, saveRetentionAtom } from '../analyticsSettings.queries.ts';
import { ownerAtom, type SettingsRole } from '../settingsRole.atoms.ts';
import { firstStoredDay, periodText, retentionPeriods } from './retention.rules.ts';

const { retention: words, ownerOnly } = analyticsSettingsMessages;

/** How long daily records of sites are stored. Only the owner may change it. */
export function RetentionSection({ role }: { role: SettingsRole }) {
  const { data, isError, isFetching, refetch } = useAtomValue(analyticsSettingsAtom);
  return (
    <FormSection name="retention" title={words.title} context={words.context}>
      {data === undefined && isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.fetchFailed}
        </FailureNotice>
      ) : null}
      {data === undefined && !isError ? (
        <AreaLoading label={words.loading} height={size.productHead} />
      ) : null}
      {data ? <Retention role={role} saved={data.retentionDays} /> : null}
    </FormSection>
  );
}

type RetentionDays = (typeof SITE_DAY_RETENTION)[number];

interface RetentionProps {
  role: SettingsRole;
  /** The stored retention in days. */
  saved: number;
}

function Retention({ role, saved }: RetentionProps) {
  const owner = useAtomValue(ownerAtom);
  const save = useSetAtom(saveRetentionAtom);
  const { isPending, run } = useSubmission();
  const [selected, setSelected] = useState<RetentionDays>();
  const [isAsking, setAsking] = useState(false);
  const days = selected ?? SITE_DAY_RETENTION.find((one) => one === saved) ?? SITE_DAY_RETENTION[0];
  if (role === 'viewing') return <Text as="p">{words.current(periodText(saved))}</Text>;
  const lengthen = () =>
    run(async () => {
      const isSaved = await save(days);
      if (isSaved) toasts.add({ title: words.saved(periodText(days)), tone: 'positive' });
      else toasts.add({ title: words.failed, tone: 'critical' });
    });
  return (
    <Stack gap="16">
      <Select
        label={words.label}
        description={role === 'member' ? ownerOnly(owner) : undefined}
        isDisabled={role === 'member'}
        value={String(days)}
        onChange={(next) => setSelected(SITE_DAY_RETENTION.find((one) => String(one) === next))}
      >
        {retentionPeriods.map((period) => (
          <SelectItem key={period} id={String(period)}>
            {periodText(period)}
          </SelectItem>
        ))}
      </Select>
      <div>
        <Button
          isDisabled={role === 'member' || days === saved}
          isPending={isPending}
          onPress={days < saved ? () => setAsking(true) : lengthen}
        >
          {words.save}
        </Button>
      </div>
      {isAsking ? (
        <ConfirmActionDialog
          title={words.question(periodText(days))}
          confirmLabel={words.confirm}
          failed={words.failed}
          done={words.saved(periodText(days))}
          perform={() => save(days)}
          onClose={() => setAsking(false)}
        >
          {words.body(formatDay(firstStoredDay(days, new Date())))}
        </ConfirmActionDialog>
      ) : null}
    </Stack>
  );
}
