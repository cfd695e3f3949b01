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
  /** The label: "Show ships as". */
  label: string;
  /** Whether the label is visually hidden, because the segments are clear without it. */
  isLabelHidden?: boolean;
  /** Two to five `Segment`s. */
  children: ReactNode;
}

interface ControlledValue {
  /** The `id` of the selected segment, if controlled. */
  value: string;
  defaultValue?: never;
}

interface DefaultValue {
  /** The `id` of the initially selected segment; one is always selected. */
  defaultValue: string;
  value?: never;
}

/** One segment is always selected, so the initial one must be given. */
export type SegmentedControlProps = SegmentedControlBase & (ControlledValue | DefaultValue);

/** Switches between a few views with immediate effect. In a form, use `RadioGroup`. */
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
  /** One or two words, with an icon before them if it helps. */
  children: ReactNode;
}

/** One choice of a `SegmentedControl`. */
export const Segment = withRef(function Segment(props: SegmentProps) {
  return <Radio {...props} className={styles.segment} />;
});
