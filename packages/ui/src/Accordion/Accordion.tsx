'use client';
import type { ReactNode, RefAttributes } from 'react';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import { AccordionContext, type SubheadingLevel } from '../Disclosure/InAccordion.tsx';
import { withRef } from '../private/withRef.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionProps
  extends Omit<DisclosureGroupProps, 'children' | 'className' | 'style' | 'render'>,
    RefAttributes<HTMLDivElement> {
  /** The heading level of the titles: one below the heading above the accordion. */
  headingLevel: SubheadingLevel;
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
}

/** A group of disclosures in one frame. One is open at a time unless `allowsMultipleExpanded` is set. */
export const Accordion = withRef(function Accordion({
  headingLevel,
  children,
  ...rest
}: AccordionProps) {
  return (
    <DisclosureGroup {...rest} className={styles.accordion}>
      <AccordionContext.Provider value={headingLevel}>{children}</AccordionContext.Provider>
    </DisclosureGroup>
  );
});
