'use client';
import type { CalendarDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import {
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  Calendar,
} from 'react-aria-components/DatePicker';
import { calendar } from '../Calendar/Calendar.css.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import type { DateKitProps } from '../DateField/DateField.tsx';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { PickerBox, PickerCalendar } from '../DateField/PickerParts.tsx';
import { FieldLabel, FieldMessages, type FieldProps, validity } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { withRef } from '../private/withRef.ts';

export interface DatePickerProps
  extends FieldProps,
    Omit<AriaDatePickerProps<CalendarDate>, DateKitProps | 'pageBehavior'>,
    RefAttributes<HTMLDivElement> {}

/** A field for a date that can be typed or chosen from a calendar. */
export const DatePicker = withRef(function DatePicker({
  label,
  description,
  errorMessage,
  isPending,
  ...rest
}: DatePickerProps) {
  return (
    <AriaDatePicker {...rest} {...validity(errorMessage)} shouldForceLeadingZeros className={field}>
      {({ state, ...days }) => (
        <>
          <FieldLabel>{label}</FieldLabel>
          <PickerBox
            {...days}
            label={label}
            isPending={isPending}
            onClear={state.value ? () => state.setValue(null) : undefined}
          >
            <DateSegments />
          </PickerBox>
          <FieldMessages description={description} errorMessage={errorMessage} />
          <PickerCalendar>
            <Calendar className={calendar}>
              <CalendarMonth />
            </Calendar>
          </PickerCalendar>
        </>
      )}
    </AriaDatePicker>
  );
});
