'use client';
import { type RefAttributes, useMemo, useSyncExternalStore } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { cleanNodes } from './cleanNodes.ts';
import { plainText } from './plainText.ts';
import { plain, prose } from './prose.css.ts';

export interface RichTextProps extends RefAttributes<HTMLDivElement> {
  /** The text as HTML, from anywhere: it is cleaned each time it is shown. */
  html: string;
}

/**
 * Shows HTML that others wrote, such as a changelog: headings, lists, links, code, nothing else.
 *
 * A server has no browser to clean with: it sends the words alone, which get their form as soon as
 * the page has come to life.
 */
export const RichText = withRef(function RichText({ html, ref }: RichTextProps) {
  const isAlive = useSyncExternalStore(never, isInBrowser, isOnServer);
  const content = useMemo(() => (isAlive ? cleanNodes(html) : plainText(html)), [html, isAlive]);
  return (
    <div ref={ref} className={join(prose, !isAlive && plain)}>
      {content}
    </div>
  );
});

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
