'use client';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { join } from '../private/join.ts';
import * as styles from './dateField.css.ts';

interface DateSegmentsProps {
  /** The start or end of a range. */
  slot?: 'start' | 'end';
}

/** Day, month and year as editable parts, in the order of the reader's language. */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput
      {...(slot && { slot })}
      className={join(styles.date, slot !== 'start' && styles.lastDate)}
    >
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}
