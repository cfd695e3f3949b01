'use client';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { PendingRing } from './PendingRing.tsx';

/** The ring of a button at work, with words that join its name and are said when the work begins. */
export function PendingProgress({ id }: { id?: string | undefined }) {
  const { inProgress } = useWords({ inProgress: english.inProgress });
  return (
    <>
      <PendingRing />
      <span id={id} className={hidden}>
        {inProgress}
      </span>
    </>
  );
}
