'use client';
import type { RefAttributes } from 'react';
import { CheckIcon } from '../Icon/controlIcons.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Steps.css.ts';
import { type StepState, stepState } from './stepState.ts';

export interface StepsProps extends RefAttributes<HTMLOListElement> {
  /** The task: "Register a ship". */
  label: string;
  /** The unique name of each step, in order: one or two nouns. */
  steps: readonly string[];
  /** The index of the current step, from 0; the number of steps when all are done. */
  current: number;
}

/** Shows the progress through a task with several steps. It has no links. */
export const Steps = withRef(function Steps({ label, steps, current, ref }: StepsProps) {
  const words = useWords({
    stepDone: english.stepDone,
    stepCurrent: english.stepCurrent,
    stepUpcoming: english.stepUpcoming,
  });
  const spoken: Record<StepState, string> = {
    done: words.stepDone,
    current: words.stepCurrent,
    upcoming: words.stepUpcoming,
  };
  return (
    <div className={styles.frame}>
      <ol ref={ref} aria-label={label} className={styles.list}>
        {steps.map((title, index) => {
          const state = stepState(index, current);
          return (
            <li
              key={title}
              aria-current={state === 'current' ? 'step' : undefined}
              data-done={state === 'done' || undefined}
              className={styles.step}
            >
              <span aria-hidden="true" className={styles.mark}>
                {state === 'done' ? <CheckIcon /> : index + 1}
              </span>
              <span className={styles.title}>
                {title}
                <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
});
