'use client';
import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import * as field from '../private/field.css.ts';
import { PendingRing } from '../private/PendingRing.tsx';
import * as styles from './dateField.css.ts';

interface DateActionsProps {
  /** What the field is called, so that its buttons say which field they are of. */
  label: string;
  isPending?: boolean;
  /** Takes the dates out. Left out where there is nothing to take out, or it must not be. */
  onClear?: () => void;
  /** What opens the calendar. */
  children?: ReactNode;
}

/** What stands at the end of a date field's box. */
export function DateActions({ label, isPending, onClear, children }: DateActionsProps) {
  const words = useWords({ clearField: english.clearField });
  return (
    <span className={styles.actions}>
      {isPending && (
        <span className={field.ring}>
          <PendingRing />
        </span>
      )}
      {onClear && (
        <IconButton
          slot={null}
          size="small"
          label={words.clearField(label)}
          icon={<CloseIcon />}
          onPress={({ target }) => {
            onClear();
            // The button goes with the date: the focus moves to where the next one is typed.
            const box = target.closest('[role="group"], [data-date-box]');
            box?.querySelector<HTMLElement>('[data-type][tabindex="0"]')?.focus();
          }}
        />
      )}
      {children}
    </span>
  );
}
