import type { FlagDetailResponse, FlagScheduleResponse } from '@pressdock/api';
import { Alert, Button, ClockIcon, EmptyState, Inline, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { type FlagPath, pathOf } from '../flags.queries.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleSteps } from './ScheduleSteps.tsx';
import { scheduleMessages as words } from './schedule.messages.ts';
import { deleteScheduleAtom, flagScheduleAtoms, pauseScheduleAtom } from './schedule.queries.ts';
import { nextStep } from './schedule.rules.ts';
import { viewerZone } from './viewerZone.ts';

/** The scheduled changes of a flag. */
export function SchedulePanel({ flag }: { flag: FlagDetailResponse }) {
  const path = pathOf(flag);
  const { data, isError, isFetching, refetch } = useAtomValue(flagScheduleAtoms(path));
  const [isAdding, setAdding] = useState(false);
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  return (
    <>
      {data === null || data.steps.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          icon={<ClockIcon size={20} />}
          action={
            <Changes>
              <Button onPress={() => setAdding(true)}>{words.add}</Button>
            </Changes>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <Schedule path={path} schedule={data} onReplace={() => setAdding(true)} />
      )}
      {isAdding ? (
        <ScheduleDialog flag={flag} schedule={data} onClose={() => setAdding(false)} />
      ) : null}
    </>
  );
}

interface ScheduleProps {
  path: FlagPath;
  schedule: FlagScheduleResponse;
  onReplace: () => void;
}

function Schedule({ path, schedule, onReplace }: ScheduleProps) {
  const [isDeleting, setDeleting] = useState(false);
  const { pausedAt } = schedule;
  const remove = useSetAtom(deleteScheduleAtom);
  const hasNext = nextStep(schedule) !== undefined;
  return (
    <Stack gap="16">
      <Text as="p" tone="muted">
        {words.context(viewerZone())}
      </Text>
      {pausedAt === null ? null : (
        <Alert tone="caution" title={words.pausedTitle}>
          {words.paused(formatDateTime(pausedAt))}
        </Alert>
      )}
      {hasNext ? null : <Finished schedule={schedule} />}
      <ScheduleSteps schedule={schedule} />
      <Changes>
        <Inline gap="8">
          {hasNext ? <PauseButton path={path} isPaused={pausedAt !== null} /> : null}
          <Button onPress={onReplace}>{hasNext ? words.replace : words.add}</Button>
          <Button onPress={() => setDeleting(true)}>{words.remove}</Button>
        </Inline>
      </Changes>
      {isDeleting ? (
        <ConfirmActionDialog
          title={words.deleting.title}
          confirmLabel={words.deleting.confirm}
          failed={words.deleting.failed}
          done={words.deleting.done}
          perform={() => remove(path)}
          onClose={() => setDeleting(false)}
        >
          {words.deleting.body}
        </ConfirmActionDialog>
      ) : null}
    </Stack>
  );
}

function Finished({ schedule: { steps } }: { schedule: FlagScheduleResponse }) {
  return steps.some(({ skipped }) => skipped !== null) ? (
    <Alert tone="caution">{words.finishedSkipping}</Alert>
  ) : (
    <Alert tone="positive">{words.finished}</Alert>
  );
}

/** Pauses or resumes a schedule: one button, so that it keeps the focus. */
function PauseButton({ path, isPaused }: { path: FlagPath; isPaused: boolean }) {
  const pause = useSetAtom(pauseScheduleAtom);
  const { isPending, run } = useSubmission();
  const change = isPaused ? 'resume' : 'pause';
  const press = () =>
    run(async () => {
      const isChanged = await pause({ path, change });
      if (!isChanged) toasts.add({ title: words.changeFailed, tone: 'critical' });
    });
  return (
    <Button isPending={isPending} onPress={press}>
      {words[change]}
    </Button>
  );
}
