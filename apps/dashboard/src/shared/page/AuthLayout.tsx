import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';
import { PageTitle, PRODUCT } from './PageTitle.tsx';

/** The frame of pages without a session: one short form in the middle of the page. */
export function AuthLayout({
  title,
  footer,
  children,
}: {
  title: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <PageTitle title={title} />
      <div className={styles.brand}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
        {PRODUCT}
      </div>
      <div className={styles.panel}>
        <h1 id="page-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
      {footer ? <p className={styles.footer}>{footer}</p> : null}
    </main>
  );
}
