import { Radio, RadioGroup, Select, SelectItem, TextField } from '@pressdock/ui';
import type { FormHandle } from '../../../shared/form/useForm.ts';
import { pair } from '../../../shared/page/page.css.ts';
import { scheduleMessages } from './schedule.messages.ts';
import type { ScheduleValues } from './schedule.rules.ts';
import { viewerZone } from './viewerZone.ts';

const { form: words } = scheduleMessages;

export interface ScheduleFieldsProps {
  form: FormHandle<ScheduleValues>;
}

/** Whether the flag is turned on or off. */
export function OnceFields({ form }: ScheduleFieldsProps) {
  return (
    <RadioGroup
      name="turn"
      label={words.turn}
      value={form.values.turn}
      onChange={(turn) => form.change({ turn: turn as ScheduleValues['turn'] })}
    >
      <Radio value="on">{words.turns.on}</Radio>
      <Radio value="off">{words.turns.off}</Radio>
    </RadioGroup>
  );
}

/** When the first or only step is executed. */
export function StartFields({ form }: ScheduleFieldsProps) {
  return (
    <div className={pair}>
      <TextField
        {...form.field('day')}
        label={words.day}
        description={words.dayHint}
        autoComplete="off"
        isRequired
      />
      <TextField
        {...form.field('time')}
        label={words.time}
        description={words.timeHint(viewerZone())}
        autoComplete="off"
        isRequired
      />
    </div>
  );
}

/** The steps of a ramp, and the time between them. */
export function RampFields({ form }: ScheduleFieldsProps) {
  return (
    <>
      <TextField
        {...form.field('percentages')}
        label={words.percentages}
        description={words.percentagesHint}
        autoComplete="off"
        isRequired
      />
      <div className={pair}>
        <TextField
          {...form.field('every')}
          label={words.every}
          inputMode="numeric"
          autoComplete="off"
          isRequired
        />
        <Select
          label={words.unit}
          value={form.values.unit}
          onChange={(unit) => form.change({ unit: unit as ScheduleValues['unit'] })}
        >
          <SelectItem id="hours">{words.units.hours}</SelectItem>
          <SelectItem id="days">{words.units.days}</SelectItem>
        </Select>
      </div>
    </>
  );
}
