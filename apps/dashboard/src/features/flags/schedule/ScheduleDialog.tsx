import type { FlagDetailResponse, FlagScheduleResponse } from '@pressdock/api';
import { NO_SCHEDULE } from '@pressdock/api/limits';
import { Radio, RadioGroup, Text } from '@pressdock/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form/FormDialog.tsx';
import { type FailedCall, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { useForm } from '../../../shared/form/useForm.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { pathOf } from '../flags.queries.ts';
import { OnceFields, RampFields, StartFields } from './ScheduleFields.tsx';
import { SchedulePreview } from './SchedulePreview.tsx';
import { scheduleMessages } from './schedule.messages.ts';
import { flagScheduleAtoms, saveScheduleAtom } from './schedule.queries.ts';
import {
  initialSchedule,
  nextStep,
  planSteps,
  type ScheduleValues,
  scheduleErrors,
} from './schedule.rules.ts';

const { form: words } = scheduleMessages;

export interface ScheduleDialogProps {
  flag: FlagDetailResponse;
  /** The schedule that this one replaces. */
  schedule: FlagScheduleResponse | null;
  onClose: () => void;
}

function explain({ status, error }: FailedCall) {
  const [sentence] = Object.values(error.fields ?? {});
  const hasReason = status === 409 || status === 403;
  return { message: sentence ?? (hasReason ? error.message : words.saveFailed) };
}

/** Schedules changes of a flag: once, or a ramp. Shows the steps before they are saved. */
export function ScheduleDialog({ flag, schedule, onClose }: ScheduleDialogProps) {
  const canRamp = flag.flag_type === 'percentage' || flag.flag_type === 'group';
  const save = useSetAtom(saveScheduleAtom);
  const { refetch } = useAtomValue(flagScheduleAtoms(pathOf(flag)));
  // What was shown when the dialog opened, although the schedule may be fetched again while it is open.
  const [source, setSource] = useState(() => ({
    values: initialSchedule(new Date(), canRamp),
    revision: schedule?.revision ?? NO_SCHEDULE,
  }));
  const form = useForm({
    source,
    validate: (values) => fieldErrors(scheduleErrors(values, Date.now())),
    save: (values, { source: { revision } }) => {
      const plan = planSteps(values);
      return save({ path: pathOf(flag), steps: 'steps' in plan ? plan.steps : [], revision });
    },
    readNewest: async () => {
      const { data, isError } = await refetch();
      if (isError || data === undefined) return undefined;
      const newest = { ...source, revision: data?.revision ?? NO_SCHEDULE };
      setSource(newest);
      return newest;
    },
    explain,
    onSaved: () => {
      onClose();
      toasts.add({ title: words.saved, tone: 'positive' });
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog
      form={form}
      subject="schedule"
      title={words.title}
      description={schedule && nextStep(schedule) ? words.replaces : undefined}
      submitLabel={words.save}
      errorTitle={words.errorTitle}
      onClose={onClose}
    >
      {canRamp ? (
        <RadioGroup
          name="kind"
          label={words.kind}
          value={kind}
          onChange={(next) => form.change({ kind: next as ScheduleValues['kind'] })}
        >
          <Radio value="ramp">{words.kinds.ramp}</Radio>
          <Radio value="once">{words.kinds.once}</Radio>
        </RadioGroup>
      ) : (
        <Text as="p" tone="muted" size="13">
          {words.noRamp}
        </Text>
      )}
      {kind === 'once' ? <OnceFields form={form} /> : null}
      <StartFields form={form} />
      {kind === 'ramp' ? <RampFields form={form} /> : null}
      <SchedulePreview values={form.values} />
    </FormDialog>
  );
}
