'use client';
import type { ReactNode } from 'react';
import { Button as Pressable } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as button from '../Button/Button.css.ts';
import { CalendarIcon } from '../Calendar/calendarIcons.tsx';
import { sizes } from '../IconButton/IconButton.css.ts';
import { control } from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { popover } from '../private/popover.css.ts';
import { DateActions } from './DateActions.tsx';
import * as styles from './dateField.css.ts';

interface PickerBoxProps {
  label: string;
  isPending?: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  isRequired: boolean;
  onClear?: () => void;
  /** The date fields. */
  children: ReactNode;
}

/** The frame of a picker: its date fields, and the buttons at the end. */
export function PickerBox({
  label,
  isPending,
  isReadOnly,
  isDisabled,
  isRequired,
  onClear,
  children,
}: PickerBoxProps) {
  const isFixed = isRequired || isDisabled || isReadOnly;
  return (
    <Group
      className={join(control, styles.box)}
      isReadOnly={isReadOnly}
      render={(props) => <div {...props} aria-busy={isPending || undefined} />}
    >
      <div className={styles.dates}>{children}</div>
      <DateActions label={label} isPending={isPending} onClear={isFixed ? undefined : onClear}>
        <Pressable className={join(button.button, button.variants.quiet, sizes.small)}>
          <CalendarIcon />
        </Pressable>
      </DateActions>
    </Group>
  );
}

/** The popover with a picker's calendar. */
export function PickerCalendar({ children }: { children: ReactNode }) {
  return (
    <Popover className={join(popover, styles.popover)} offset={4}>
      <Dialog className={styles.dialog}>{children}</Dialog>
    </Popover>
  );
}
