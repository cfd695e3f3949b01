'use client';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { useWords } from '../LocaleProvider/LocaleProvider.tsx';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { PendingRing } from './PendingRing.tsx';

/** The ring of a button at work, with words that join its name and are said when the work begins. */
export function PendingProgress() {
  const { inProgress } = useWords();
  const progress = useSlottedContext(ProgressBarContext);
  return (
    <>
      <PendingRing />
      <span id={progress?.id} className={hidden}>
        {inProgress}
      </span>
    </>
  );
}
