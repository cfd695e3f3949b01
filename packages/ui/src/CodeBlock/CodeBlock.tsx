'use client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../Icon/controlIcons.tsx';
import { CopyIcon } from '../Icon/Icon.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './CodeBlock.css.ts';
import { copyText } from './copyText.ts';

const copiedForMs = 2000;

export interface CodeBlockProps {
  /** The code to show and copy. */
  code: string;
  /** A label above the code; also its accessible name. */
  label: string;
}

/** Shows code that can be read, scrolled with the keyboard and copied. */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const words = useWords({ copied: english.copied, copy: english.copy });
  const codeElement = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedForMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={styles.block}>
      <div className={styles.header}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        <div className={styles.copy}>
          <Button
            size="small"
            variant="quiet"
            onPress={async () => setCopied(await copyText(code, codeElement.current))}
          >
            {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
            {isCopied ? words.copied : words.copy}
          </Button>
        </div>
        <VisuallyHidden>
          <span role="status">{isCopied ? words.copied : ''}</span>
        </VisuallyHidden>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus to be scrolled by keyboard */}
      <section aria-label={label} tabIndex={0} className={styles.scroller}>
        <pre className={styles.pre}>
          <code ref={codeElement}>{code}</code>
        </pre>
      </section>
    </div>
  );
}
