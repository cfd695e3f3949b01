import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** A group of the contract: references such as `var(--pd-text-muted)` by token. */
export type References = Readonly<Record<string, string>>;

/** A token as a page shows it. */
export interface Token {
  /** How code names it: `vars.text.muted`. */
  path: string;
  /** Its public custom property. */
  property: string;
  reference: string;
  /** What it is right now, as the browser answers. */
  value: string;
}

function read(group: string, references: References): Token[] {
  const computed = getComputedStyle(document.documentElement);
  return Object.entries(references).map(([name, reference]) => {
    const property = reference.slice('var('.length, -1);
    const path =
      /^\w*$/.test(name) && !/^\d/.test(name) ? `${group}.${name}` : `${group}['${name}']`;
    return { path, property, reference, value: computed.getPropertyValue(property) };
  });
}

/** The tokens of one group with the values they have in the theme shown, and after it changes. */
export function useTokens(group: string, references: References): Token[] {
  const [, setCount] = useState(0);
  useEffect(() => {
    const channel = addons.getChannel();
    // The page dresses itself in the same round; the next one sees its new values.
    const change = () => setTimeout(() => setCount((count) => count + 1));
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, []);
  return read(group, references);
}
