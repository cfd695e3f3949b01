'use client';
import { type RefAttributes, useMemo, useSyncExternalStore } from 'react';
import { join } from '../private/join.ts';
import { withRef } from '../private/withRef.ts';
import { plainText } from './plainText.ts';
import { plain, prose } from './prose.css.ts';
import { sanitizeToNodes } from './sanitizeToNodes.ts';

export interface RichTextProps extends RefAttributes<HTMLDivElement> {
  /** The text as untrusted HTML: it is sanitized each time it is rendered. */
  html: string;
}

/**
 * Renders untrusted HTML, such as a changelog, limited to headings, lists, links and code.
 *
 * A server cannot sanitize HTML: it renders plain text, which is formatted after
 * hydration.
 */
export const RichText = withRef(function RichText({ html, ref }: RichTextProps) {
  const isAlive = useSyncExternalStore(never, isInBrowser, isOnServer);
  const content = useMemo(
    () => (isAlive ? sanitizeToNodes(html) : plainText(html)),
    [html, isAlive],
  );
  return (
    <div ref={ref} className={join(prose, !isAlive && plain)}>
      {content}
    </div>
  );
});

const never = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
