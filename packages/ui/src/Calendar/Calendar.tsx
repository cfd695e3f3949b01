'use client';
import type { CalendarDate } from '@internationalized/date';
import type { RefAttributes } from 'react';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
  Text,
} from 'react-aria-components/Calendar';
import { ErrorText, type FieldProps } from '../private/Field.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Calendar.css.ts';
import { CalendarMonth } from './CalendarMonth.tsx';

/** The props that every calendar accepts in addition to its value. */
export interface CalendarBaseProps
  extends Pick<FieldProps, 'label' | 'errorMessage'>,
    RefAttributes<HTMLDivElement> {}

/** Props of react-aria-components calendars that the kit sets itself. */
export type CalendarKitProps =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'visibleDuration'
  | 'createCalendar'
  | 'pageBehavior'
  | 'selectionAlignment'
  | 'isInvalid'
  | 'validationState'
  | 'aria-label'
  | 'aria-labelledby';

export interface CalendarProps
  extends CalendarBaseProps,
    Omit<AriaCalendarProps<CalendarDate>, CalendarKitProps | 'selectionMode'> {}

/** An inline calendar for choosing a day. In a form, use `DatePicker`. */
export const Calendar = withRef(function Calendar({ label, errorMessage, ...rest }: CalendarProps) {
  return (
    <AriaCalendar
      {...rest}
      aria-label={label}
      isInvalid={Boolean(errorMessage)}
      className={styles.calendar}
    >
      <CalendarMonth />
      <CalendarError>{errorMessage}</CalendarError>
    </AriaCalendar>
  );
});

/** The error message below the calendar. */
export function CalendarError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text slot="errorMessage" className={styles.error}>
      <ErrorText>{children}</ErrorText>
    </Text>
  );
}
