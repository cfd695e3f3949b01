'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Dialog.css.ts';
import { findFirstField } from './findFirstField.ts';

/** The content between the title and the actions of an overlay. Focus starts on its first field. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!body.current?.contains(document.activeElement)) findFirstField(body.current)?.focus();
  }, []);
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  );
}
