'use client';
import { Button as Pressable } from 'react-aria-components/Button';
import { Tag as AriaTag } from 'react-aria-components/TagGroup';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import * as styles from './TagGroup.css.ts';

export interface TagProps {
  /** What `onRemove` calls it. */
  id: string;
  /** Keeps the tag from being removed. Default `false`. */
  isDisabled?: boolean;
  /** The word itself, which names the tag too. */
  children: string;
}

/** One word of a `TagGroup`, with a cross where it can be removed. */
export function Tag({ children, ...rest }: TagProps) {
  return (
    <AriaTag {...rest} textValue={children} className={styles.tag}>
      {({ allowsRemoving }) => (
        <>
          <span className={styles.text}>{children}</span>
          {allowsRemoving && (
            <Pressable slot="remove" className={styles.remove}>
              <CloseIcon />
            </Pressable>
          )}
        </>
      )}
    </AriaTag>
  );
}
