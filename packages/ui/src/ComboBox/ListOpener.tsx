'use client';
import { Button as Pressable } from 'react-aria-components/Button';
import * as button from '../Button/Button.css.ts';
import { ChevronDownIcon } from '../Icon/controlIcons.tsx';
import { sizes } from '../IconButton/IconButton.css.ts';
import { join } from '../private/join.ts';
import * as styles from './ComboBox.css.ts';

/** The button at a field's end that shows all its choices. The keyboard has the arrow keys for that. */
export function ListOpener() {
  return (
    <Pressable className={join(button.button, button.variants.quiet, sizes.small, styles.opener)}>
      <ChevronDownIcon />
    </Pressable>
  );
}
