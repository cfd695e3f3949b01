'use client';
import { type ChangeEvent, useId } from 'react';
import * as checkbox from '../Checkbox/Checkbox.css.ts';
import { join } from '../private/join.ts';
import * as styles from './DataTable.css.ts';

interface SelectBoxProps {
  label: string;
  /** The id of the element whose text follows the label. */
  labelledBy?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  /** Called with whether Shift was held. */
  onToggle: (isRange: boolean) => void;
}

const isRange = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A native checkbox in a table, cheap enough for hundreds of rows; looks like a `Checkbox`. */
export function SelectBox({
  label,
  labelledBy,
  isSelected,
  isIndeterminate = false,
  onToggle,
}: SelectBoxProps) {
  const id = useId();
  const state = isIndeterminate
    ? { 'data-indeterminate': true }
    : { 'data-selected': isSelected || undefined };
  return (
    <label className={styles.selectBox} {...state}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        id={id}
        type="checkbox"
        className={styles.selectInput}
        checked={isSelected}
        aria-label={label}
        aria-labelledby={labelledBy && `${id} ${labelledBy}`}
        onChange={(event) => onToggle(isRange(event))}
      />
      <span className={join(checkbox.box, styles.selectMark)}>
        <svg aria-hidden="true" viewBox="0 0 12 12" className={checkbox.mark}>
          <path d={isIndeterminate ? 'M2.5 6h7' : 'M2 6.5 4.8 9 10 3'} />
        </svg>
      </span>
    </label>
  );
}
