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
  /** The field's label, added to the names of its buttons. */
  label: string;
  isPending?: boolean;
  /** Clears the dates. Omitted if there is nothing to clear or clearing is not allowed. */
  onClear?: () => void;
  /** The button that opens the calendar. */
  children?: ReactNode;
}

/** The buttons at the end of a date field. */
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
            // The clear button disappears with the date, so focus moves to the first part of the date.
            const box = target.closest('[role="group"], [data-date-box]');
            box?.querySelector<HTMLElement>('[data-type][tabindex="0"]')?.focus();
          }}
        />
      )}
      {children}
    </span>
  );
}
