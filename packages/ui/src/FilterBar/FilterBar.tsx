'use client';
import { type ReactNode, type RefAttributes, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { findFirstField } from '../Dialog/findFirstField.ts';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterBar.css.ts';
import { useSettled } from './useSettled.ts';

export interface FilterBarProps extends RefAttributes<HTMLElement> {
  /** The name of the landmark: "Filter ships". */
  label: string;
  /** A `SearchField`, followed by `Select`s and similar fields. */
  children: ReactNode;
  /** The number of results as text: "12 of 40 ships". Omit it while loading. */
  result?: string;
  /** Whether any filter is set; shows the clear button. */
  isFiltered: boolean;
  /** Called to clear every field. */
  onClear: () => void;
}

/**
 * The search and filters of a list, on one line if there is room.
 *
 * The result count is shown immediately and announced once after the last change. Clearing moves focus
 * to the first field.
 */
export const FilterBar = withRef(function FilterBar({
  label,
  children,
  result,
  isFiltered,
  onClear,
  ref,
}: FilterBarProps) {
  const words = useWords({ clear: english.clear });
  const announced = useSettled(result);
  const fields = useRef<HTMLDivElement>(null);
  const clear = () => {
    onClear();
    findFirstField(fields.current)?.focus();
  };
  return (
    <search ref={ref} aria-label={label} className={styles.frame}>
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      <div className={styles.foot}>
        <span>{result}</span>
        {isFiltered ? (
          <Button variant="quiet" size="small" onPress={clear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </search>
  );
});
