'use client';
import type { ReactNode, Ref } from 'react';
import {
  type RadioFieldProps as AriaRadioProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import * as field from '../private/field.css.ts';
import { join } from '../private/join.ts';
import * as shared from '../private/toggle.css.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioProps
  extends Omit<
    AriaRadioProps,
    'children' | 'className' | 'style' | 'render' | 'slot' | 'inputRef' | 'aria-label'
  > {
  /** The label: what selecting it means. */
  children: ReactNode;
  /** Help text below this choice. */
  description?: ReactNode;
  /** The input element, for example to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** One choice of a `RadioGroup`. */
export const Radio = withRef(function Radio({ children, description, ref, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} inputRef={ref} className={field.field}>
      <RadioButton className={shared.row}>
        <span className={styles.circle}>
          <span className={styles.dot} />
        </span>
        <span className={shared.text}>{children}</span>
      </RadioButton>
      {description && (
        <Text slot="description" className={join(field.description, styles.description)}>
          {description}
        </Text>
      )}
    </RadioField>
  );
});
