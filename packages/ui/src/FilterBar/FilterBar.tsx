'use client';
import { type ReactNode, type RefAttributes, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { firstField } from '../Dialog/firstField.ts';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterBar.css.ts';
import { useSettled } from './useSettled.ts';

export interface FilterBarProps extends RefAttributes<HTMLElement> {
  /** Names the landmark: "Filter ships". */
  label: string;
  /** A `SearchField` first, then `Select`s and their like. */
  children: ReactNode;
  /** How much is found, in words: "12 of 40 ships". Leave it out while that is being found out. */
  result?: string;
  /** Whether anything is filtered: then there is a button that clears it. */
  isFiltered: boolean;
  /** Empties every field. */
  onClear: () => void;
}

/**
 * Holds the search and the filters of a list, in one line where there is room.
 *
 * What is found shows at once and is announced once, after the last change. Clear leaves the focus
 * on the first field.
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
    firstField(fields.current)?.focus();
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
