'use client';
import type { RefAttributes } from 'react';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './KeyboardKey.css.ts';
import { keySymbol } from './keySymbol.ts';
import { useIsApple } from './useIsApple.ts';

export interface KeyboardKeyProps extends RefAttributes<HTMLElement> {
  /**
   * The key's label: "Enter", "K", "⇧".
   *
   * `mod` is ⌘ on Apple systems and Ctrl elsewhere; always Ctrl on a server.
   */
  children: string;
}

/** Shows one key of the keyboard. For a shortcut, put several next to each other. */
export const KeyboardKey = withRef(function KeyboardKey({ children, ref }: KeyboardKeyProps) {
  const { symbol, spoken } = keySymbol(
    children,
    useIsApple(),
    useWords({
      commandKey: english.commandKey,
      optionKey: english.optionKey,
      shiftKey: english.shiftKey,
    }),
  );
  return (
    <kbd ref={ref} className={styles.key}>
      {spoken === undefined ? (
        symbol
      ) : (
        <>
          <span aria-hidden="true">{symbol}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </kbd>
  );
});
