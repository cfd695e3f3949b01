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

/** What a calendar takes beside its value. */
export interface CalendarBaseProps
  extends Pick<FieldProps, 'label' | 'errorMessage'>,
    RefAttributes<HTMLDivElement> {}

/** Props of a react-aria-components calendar that the kit decides by itself. */
export type CalendarKitDecides =
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
    Omit<AriaCalendarProps<CalendarDate>, CalendarKitDecides | 'selectionMode'> {}

/** A month to choose a day from, open on the page. Inside a form take a `DatePicker`. */
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

/** What is wrong with the chosen days, under the month. */
export function CalendarError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text slot="errorMessage" className={styles.error}>
      <ErrorText>{children}</ErrorText>
    </Text>
  );
}
