'use client';
import { createContext, type ReactNode } from 'react';
import { DisclosureGroupStateContext } from 'react-aria-components/DisclosureGroup';

/** A heading level below the page's own heading. */
export type SubheadingLevel = 2 | 3 | 4 | 5 | 6;

/** The heading level an accordion sets for its titles; undefined outside an accordion. */
export const AccordionContext = createContext<SubheadingLevel | undefined>(undefined);

/** Hides the surrounding accordion from a panel's content, so that a disclosure in it is independent. */
export function OutsideAccordion({ children }: { children: ReactNode }) {
  return (
    <AccordionContext.Provider value={undefined}>
      <DisclosureGroupStateContext.Provider value={null}>
        {children}
      </DisclosureGroupStateContext.Provider>
    </AccordionContext.Provider>
  );
}
