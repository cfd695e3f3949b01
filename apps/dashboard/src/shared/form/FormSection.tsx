import { Heading, Text } from '@pressdock/ui';
import type { ReactNode } from 'react';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  /** The fragment that links to the section; unique on its page. */
  name: string;
  title: string;
  /** One sentence about its fields. */
  context: string;
  children: ReactNode;
}

/** A section of a long form with its own heading. */
export function FormSection({ name, title, context, children }: FormSectionProps) {
  const headingId = `${name}-heading`;
  return (
    <section id={name} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="16" id={headingId}>
          {title}
        </Heading>
        <Text as="p" tone="muted" size="13">
          {context}
        </Text>
      </div>
      {children}
    </section>
  );
}
