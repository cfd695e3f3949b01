'use client';
import { Button as Pressable } from 'react-aria-components/Button';
import * as button from '../Button/Button.css.ts';
import { ChevronDownIcon } from '../Icon/controlIcons.tsx';
import { sizes } from '../IconButton/IconButton.css.ts';
import { join } from '../private/join.ts';
import * as styles from './ComboBox.css.ts';

/** The button at the end of a field that shows all options. Keyboard users press the arrow keys instead. */
export function ListOpener() {
  return (
    <Pressable className={join(button.button, button.variants.quiet, sizes.small, styles.opener)}>
      <ChevronDownIcon />
    </Pressable>
  );
}
