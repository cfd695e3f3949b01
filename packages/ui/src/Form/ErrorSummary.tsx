'use client';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { withRef } from '../private/withRef.ts';
import * as styles from './Form.css.ts';
import { findVisibleControl } from './findVisibleControl.ts';
import type { SummaryItem } from './summaryItems.ts';

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  const control = event.currentTarget.closest('form')?.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) findVisibleControl(first).focus();
}

/** The errors at the top of a form, each linked to its field. */
export const ErrorSummary = withRef(function ErrorSummary({
  title,
  message,
  items,
  ref,
}: {
  title?: string;
  message?: ReactNode;
  items: readonly SummaryItem[];
  ref: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      {title && <p className={styles.title}>{title}</p>}
      {message && <div>{message}</div>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ name, message: text }) => (
            <li key={`${name} ${text}`}>
              <a
                href={`#${encodeURIComponent(name)}`}
                className={styles.link}
                onClick={(event) => focusField(event, name)}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
