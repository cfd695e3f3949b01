'use client';
import { type ReactNode, type RefAttributes, useContext } from 'react';
import {
  Disclosure as AriaDisclosure,
  type DisclosureProps as AriaDisclosureProps,
  DisclosurePanel,
  Button as Pressable,
} from 'react-aria-components/Disclosure';
import { ChevronDownIcon } from '../Icon/controlIcons.tsx';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import * as styles from './Disclosure.css.ts';
import { AccordionContext, OutsideAccordion, type SubheadingLevel } from './InAccordion.tsx';

export interface DisclosureProps
  extends Omit<AriaDisclosureProps, 'children' | 'className' | 'style' | 'render' | 'slot'>,
    RefAttributes<HTMLDivElement> {
  /** What is shown and hidden; the words stay the same in both states. */
  title: ReactNode;
  /** Makes the title a heading of the page. Inside an `Accordion` that one decides. */
  headingLevel?: SubheadingLevel;
  /** What only some readers need. */
  children: ReactNode;
}

/** Shows and hides what only some readers need. The browser's own search finds what is hidden. */
export const Disclosure = withRef(function Disclosure({
  title,
  headingLevel,
  children,
  ...rest
}: DisclosureProps) {
  const levelOfAccordion = useContext(AccordionContext);
  const isRow = levelOfAccordion !== undefined;
  const level = levelOfAccordion ?? headingLevel;
  const Heading: 'h2' | undefined = level && (`h${level}` as 'h2');
  const trigger = (
    <Pressable slot="trigger" className={join(styles.trigger, isRow && styles.rowTrigger)}>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
      <span className={styles.title}>{title}</span>
    </Pressable>
  );
  return (
    <AriaDisclosure {...rest} className={join(styles.disclosure, isRow && styles.row)}>
      {Heading ? <Heading className={styles.heading}>{trigger}</Heading> : trigger}
      <DisclosurePanel className={styles.panel}>
        <div className={join(styles.content, isRow && styles.rowContent)}>
          <OutsideAccordion>{children}</OutsideAccordion>
        </div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
});
