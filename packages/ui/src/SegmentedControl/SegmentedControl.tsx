'use client';
import type { ReactNode, RefAttributes } from 'react';
import {
  type RadioGroupProps as AriaRadioGroupProps,
  type RadioProps as AriaRadioProps,
  Radio,
  RadioGroup,
} from 'react-aria-components/RadioGroup';
import { FieldLabel } from '../private/Field.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './SegmentedControl.css.ts';

interface SegmentedControlBase
  extends Pick<AriaRadioGroupProps, 'onChange' | 'isDisabled' | 'name'>,
    RefAttributes<HTMLDivElement> {
  /** What is chosen: "Show ships as". */
  label: string;
  /** Leaves the label to screen readers where the segments say enough. */
  isLabelHidden?: boolean;
  /** Two to five `Segment`s. */
  children: ReactNode;
}

interface KeptByCaller {
  /** The `id` of the chosen segment, when the caller keeps it. */
  value: string;
  defaultValue?: never;
}

interface KeptHere {
  /** The `id` of the segment chosen at first; one of them always is. */
  defaultValue: string;
  value?: never;
}

/** One of the segments is always chosen, so where it starts is not left open. */
export type SegmentedControlProps = SegmentedControlBase & (KeptByCaller | KeptHere);

/** Chooses one of a few views at once. For an answer in a form, take a `RadioGroup`. */
export const SegmentedControl = withRef(function SegmentedControl({
  label,
  isLabelHidden,
  children,
  ...rest
}: SegmentedControlProps) {
  return (
    <RadioGroup {...rest} orientation="horizontal" className={styles.control}>
      <FieldLabel isHidden={isLabelHidden}>{label}</FieldLabel>
      <div className={styles.track}>{children}</div>
    </RadioGroup>
  );
});

export interface SegmentProps
  extends Pick<AriaRadioProps, 'value' | 'isDisabled'>,
    RefAttributes<HTMLLabelElement> {
  /** A word or two, with an icon before them where that helps. */
  children: ReactNode;
}

/** One choice of a `SegmentedControl`. */
export const Segment = withRef(function Segment(props: SegmentProps) {
  return <Radio {...props} className={styles.segment} />;
});
