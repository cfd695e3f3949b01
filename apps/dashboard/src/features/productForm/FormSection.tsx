import { Heading, Text } from '@pressdock/ui';
import type { ReactNode } from 'react';
import * as styles from './ProductForm.css.ts';

/** The parts of the form, by the name that links to them carry. */
export const sectionNames = ['basics', 'presentation', 'selling'] as const;

/** One of `sectionNames`. */
export type SectionName = (typeof sectionNames)[number];

export interface FormSectionProps {
  name: SectionName;
  title: string;
  /** One sentence on what its fields are for. */
  context: string;
  children: ReactNode;
}

/** One part of the form under a heading of its own. */
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
