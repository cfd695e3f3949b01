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
  /** The title; the same text in both states. */
  title: ReactNode;
  /** Makes the title a heading of this level. An `Accordion` overrides it. */
  headingLevel?: SubheadingLevel;
  /** The content to show or hide. */
  children: ReactNode;
}

/** Shows and hides optional content. The browser's find-in-page also finds hidden content. */
export const Disclosure = withRef(function Disclosure({
  title,
  headingLevel,
  children,
  ...rest
}: DisclosureProps) {
  const accordionLevel = useContext(AccordionContext);
  const isRow = accordionLevel !== undefined;
  const level = accordionLevel ?? headingLevel;
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
