'use client';
import { Button as Pressable } from 'react-aria-components/Button';
import { Tag as AriaTag } from 'react-aria-components/TagGroup';
import { CloseIcon } from '../Icon/controlIcons.tsx';
import * as styles from './TagGroup.css.ts';

export interface TagProps {
  /** The tag's key in `onRemove`. */
  id: string;
  /** Whether the tag cannot be removed. Default `false`. */
  isDisabled?: boolean;
  /** The text and accessible name. */
  children: string;
}

/** One tag of a `TagGroup`, with a remove button if it can be removed. */
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
