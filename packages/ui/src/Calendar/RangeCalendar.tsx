'use client';
import type { CalendarDate } from '@internationalized/date';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
} from 'react-aria-components/RangeCalendar';
import { withRef } from '../private/withRef.ts';
import * as styles from './Calendar.css.ts';
import { type CalendarBaseProps, CalendarError, type CalendarKitProps } from './Calendar.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';

export interface RangeCalendarProps
  extends CalendarBaseProps,
    Omit<AriaRangeCalendarProps<CalendarDate>, CalendarKitProps> {}

/** An inline calendar for choosing a range of days. */
export const RangeCalendar = withRef(function RangeCalendar({
  label,
  errorMessage,
  ...rest
}: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      {...rest}
      aria-label={label}
      isInvalid={Boolean(errorMessage)}
      className={styles.calendar}
    >
      <CalendarMonth isRange />
      <CalendarError>{errorMessage}</CalendarError>
    </AriaRangeCalendar>
  );
});
