'use client';
import { Button as Pressable } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import * as button from '../Button/Button.css.ts';
import { sizes } from '../IconButton/IconButton.css.ts';
import { join } from '../private/join.ts';
import * as styles from './Calendar.css.ts';
import { NextIcon, PreviousIcon } from './calendarIcons.tsx';

const turn = join(button.button, button.variants.quiet, sizes.small);

/** One month of the surrounding calendar, with its name and buttons for the previous and next month. */
export function CalendarMonth({ isRange = false }: { isRange?: boolean }) {
  const cell = join(styles.cell, isRange && styles.rangeCell);
  return (
    <>
      <div className={styles.header}>
        <Pressable slot="previous" className={turn}>
          <PreviousIcon />
        </Pressable>
        <Heading className={styles.title} />
        <Pressable slot="next" className={turn}>
          <NextIcon />
        </Pressable>
      </div>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cell} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
