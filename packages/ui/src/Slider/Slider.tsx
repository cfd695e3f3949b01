'use client';
import { type Ref, useState } from 'react';
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  SliderTrack,
} from 'react-aria-components/Slider';
import { FieldLabel, type FieldProps, type KitProps } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { StandaloneMessages, useStandaloneField } from '../private/standaloneField.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Slider.css.ts';
import { SliderThumbs } from './SliderThumbs.tsx';

/** One value, or both ends of a range. */
export type SliderValue = number | [from: number, to: number];

export interface SliderProps<T extends SliderValue = number>
  extends FieldProps,
    Omit<
      AriaSliderProps<T>,
      KitProps | 'orientation' | 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd'
    > {
  /** The field's name in the form; two thumbs submit two values under it. */
  name?: string;
  /** The value or range, if controlled. */
  value?: T;
  /** The initial value; the lowest value by default. A pair creates two thumbs. */
  defaultValue?: T;
  /** Called on every step while dragging. */
  onChange?: (value: T) => void;
  /** Called when dragging ends, for work that is too expensive for every step. */
  onChangeEnd?: (value: T) => void;
  /** Marks the label. A slider always has a value, so it can never be missing. */
  isRequired?: boolean;
  /** Whether the value can be read but not changed. Default `false`. */
  isReadOnly?: boolean;
  /** The first thumb's input, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Selects a value or a range whose position matters more than the exact number. */
export const Slider = withRef(function Slider<T extends SliderValue = number>({
  label,
  description,
  errorMessage,
  isPending,
  name,
  value,
  defaultValue,
  onChange,
  isRequired,
  isReadOnly = false,
  ref,
  ...rest
}: SliderProps<T>) {
  const [ownValue, setOwnValue] = useState(defaultValue ?? ((rest.minValue ?? 0) as T));
  const own = useStandaloneField({ name, description, errorMessage });
  const currentValue = value ?? ownValue;
  const change = (next: T) => {
    if (isReadOnly) return;
    own.dismiss();
    setOwnValue(next);
    onChange?.(next);
  };
  return (
    <AriaSlider<T>
      {...rest}
      value={currentValue}
      onChange={change}
      className={field}
      render={(props) => (
        <div
          {...props}
          aria-busy={isPending || undefined}
          data-readonly={isReadOnly || undefined}
        />
      )}
    >
      <div className={styles.heading}>
        <FieldLabel isRequired={isRequired} isPending={isPending}>
          {label}
        </FieldLabel>
        <SliderOutput className={styles.output}>
          {({ state }) =>
            state.values.map((_, index) => state.getThumbValueLabel(index)).join(' – ')
          }
        </SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        <span className={styles.rail} />
        <span className={styles.fillArea}>
          <SliderFill
            className={styles.fill}
            render={(props) => (
              <div {...props} data-from-start={typeof currentValue === 'number' || undefined} />
            )}
          />
        </span>
        <SliderThumbs
          firstRef={ref}
          name={name}
          describedBy={own.describedBy}
          isInvalid={own.isInvalid}
          isReadOnly={isReadOnly}
        />
      </SliderTrack>
      <StandaloneMessages {...own.messages} />
    </AriaSlider>
  );
});
