import { useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';

/** A token group of the contract: references such as `var(--pd-text-muted)` by token. */
export type References = Readonly<Record<string, string>>;

/** A token as shown on a page. */
export interface Token {
  /** Its name in code: `vars.text.muted`. */
  path: string;
  /** Its public custom property. */
  property: string;
  reference: string;
  /** Its current value in the browser. */
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

/** Returns the tokens of one group with their values in the current theme, and updates when the theme changes. */
export function useTokens(group: string, references: References): Token[] {
  const [, setCount] = useState(0);
  useEffect(() => {
    const channel = addons.getChannel();
    // The page applies its theme in the same frame; the next frame has the new values.
    const change = () => setTimeout(() => setCount((count) => count + 1));
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, []);
  return read(group, references);
}
