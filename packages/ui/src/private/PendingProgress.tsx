'use client';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { useWords } from '../LocaleProvider/LocaleProvider.tsx';
import { PendingRing } from './PendingRing.tsx';

/** The ring of a button at work. It joins the button's name, which is said when the work begins and ends. */
export function PendingProgress() {
  const { inProgress } = useWords();
  const progress = useSlottedContext(ProgressBarContext);
  return (
    <span id={progress?.id} role="progressbar" aria-label={inProgress}>
      <PendingRing />
    </span>
  );
}
