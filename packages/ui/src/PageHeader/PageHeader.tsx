import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The page's name, as in the navigation. */
  title: string;
  /** One muted line below the title. */
  context?: ReactNode;
  /** An image next to the title; hidden from screen readers. */
  media?: ReactNode;
  /** The page's actions. At most one of them is primary; it comes last. */
  actions?: ReactNode;
  /** The heading element: focus it after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The header of a page with its only first-level heading, which can receive focus as `#page-title`. */
export function PageHeader({ title, context, media, actions, headingRef }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {media ? (
        <div className={styles.media} aria-hidden="true">
          {media}
        </div>
      ) : null}
      <div className={styles.text}>
        <h1 ref={headingRef} id="page-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {context ? <div className={styles.context}>{context}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
