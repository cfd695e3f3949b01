import type { ReactNode, Ref } from 'react';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** What the page is called, as in the navigation. */
  title: string;
  /** One muted line that places the title. */
  context?: ReactNode;
  /** A picture beside the title; hidden from those who listen, as the title says it. */
  media?: ReactNode;
  /** At most one of them primary, and that one last. */
  actions?: ReactNode;
  /** The heading itself: focus it when a navigation has ended here. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Opens a page: the only first-level heading, which can take the focus as `#page-title`. */
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
