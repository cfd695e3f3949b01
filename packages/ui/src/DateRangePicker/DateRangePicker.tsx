'use client';
import type { CalendarDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateRangePickerProps as AriaDateRangePickerProps,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker';
import { calendar } from '../Calendar/Calendar.css.ts';
import { CalendarMonth } from '../Calendar/CalendarMonth.tsx';
import type { DateKitProps } from '../DateField/DateField.tsx';
import { DateSegments } from '../DateField/DateSegments.tsx';
import { PickerBox, PickerCalendar } from '../DateField/PickerParts.tsx';
import { FieldLabel, FieldMessages, type FieldProps, validity } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { withRef } from '../private/withRef.ts';

export interface DateRangePickerProps
  extends FieldProps,
    Omit<AriaDateRangePickerProps<CalendarDate>, DateKitProps | 'pageBehavior'>,
    RefAttributes<HTMLDivElement> {}

/** A field for a range of days that can be typed or chosen from a calendar. */
export const DateRangePicker = withRef(function DateRangePicker({
  label,
  description,
  errorMessage,
  isPending,
  ...rest
}: DateRangePickerProps) {
  return (
    <AriaDateRangePicker
      {...rest}
      {...validity(errorMessage)}
      shouldForceLeadingZeros
      className={field}
    >
      {({ state, ...days }) => (
        <>
          <FieldLabel>{label}</FieldLabel>
          <PickerBox
            {...days}
            label={label}
            isPending={isPending}
            onClear={state.value.start || state.value.end ? () => state.setValue(null) : undefined}
          >
            <DateSegments slot="start" />
            <span aria-hidden="true">–</span>
            <DateSegments slot="end" />
          </PickerBox>
          <FieldMessages description={description} errorMessage={errorMessage} />
          <PickerCalendar>
            <RangeCalendar className={calendar}>
              <CalendarMonth isRange />
            </RangeCalendar>
          </PickerCalendar>
        </>
      )}
    </AriaDateRangePicker>
  );
});
