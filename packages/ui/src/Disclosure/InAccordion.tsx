'use client';
import { createContext, type ReactNode } from 'react';
import { DisclosureGroupStateContext } from 'react-aria-components/DisclosureGroup';

/** A level of heading below the page's own. */
export type SubheadingLevel = 2 | 3 | 4 | 5 | 6;

/** The level of heading that an accordion gives to the titles in it; none outside of one. */
export const AccordionContext = createContext<SubheadingLevel | undefined>(undefined);

/** Keeps what a panel holds apart from the accordion around it: a disclosure in there stands alone. */
export function OutsideAccordion({ children }: { children: ReactNode }) {
  return (
    <AccordionContext.Provider value={undefined}>
      <DisclosureGroupStateContext.Provider value={null}>
        {children}
      </DisclosureGroupStateContext.Provider>
    </AccordionContext.Provider>
  );
}
