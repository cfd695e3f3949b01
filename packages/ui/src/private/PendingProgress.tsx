'use client';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { PendingRing } from './PendingRing.tsx';

/** The spinner of a pending button, with a text that is added to the button's accessible name and announced. */
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
