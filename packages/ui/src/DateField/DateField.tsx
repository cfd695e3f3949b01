'use client';
import type { CalendarDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import {
  DateField as AriaDateField,
  type DateFieldProps as AriaDateFieldProps,
} from 'react-aria-components/DateField';
import {
  FieldLabel,
  FieldMessages,
  type FieldProps,
  type KitProps,
  validity,
} from '../private/Field.tsx';
import { control, field } from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { DateActions } from './DateActions.tsx';
import { DateSegments } from './DateSegments.tsx';
import * as styles from './dateField.css.ts';

/** Props of react-aria-components date fields that the kit sets: its fields take days, not times. */
export type DateKitProps =
  | KitProps
  | 'granularity'
  | 'hideTimeZone'
  | 'hourCycle'
  | 'shouldForceLeadingZeros';

export interface DateFieldProps
  extends FieldProps,
    Omit<AriaDateFieldProps<CalendarDate>, DateKitProps>,
    RefAttributes<HTMLDivElement> {}

/** A field for a date that people know by heart. To look up a date, use `DatePicker`. */
export const DateField = withRef(function DateField({
  label,
  description,
  errorMessage,
  isPending,
  ...rest
}: DateFieldProps) {
  const isFixed = rest.isRequired || rest.isDisabled || rest.isReadOnly;
  return (
    <AriaDateField {...rest} {...validity(errorMessage)} shouldForceLeadingZeros className={field}>
      {({ state, isInvalid, isDisabled, isReadOnly }) => (
        <>
          <FieldLabel>{label}</FieldLabel>
          <div
            data-date-box
            aria-busy={isPending || undefined}
            className={join(control, styles.box)}
            data-invalid={isInvalid || undefined}
            data-disabled={isDisabled || undefined}
            data-readonly={isReadOnly || undefined}
          >
            <div className={styles.dates}>
              <DateSegments />
            </div>
            <DateActions
              label={label}
              isPending={isPending}
              onClear={state.value && !isFixed ? () => state.setValue(null) : undefined}
            />
          </div>
          <FieldMessages description={description} errorMessage={errorMessage} />
        </>
      )}
    </AriaDateField>
  );
});
