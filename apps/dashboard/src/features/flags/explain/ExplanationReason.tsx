import type { FlagExplanationResponse, FlagResponse } from '@pressdock/api';
import { CheckIcon, CloseIcon } from '@pressdock/ui';
import * as styles from './explain.css.ts';
import { explainMessages as words } from './explain.messages.ts';
import { conditionResults, reasonInWords } from './explain.rules.ts';

export interface ExplanationReasonProps {
  explanation: FlagExplanationResponse;
  /** The flag, whose conditions are named; undefined while it is loading. */
  flag: FlagResponse | undefined;
}

/** Why a flag is on or off: a sentence, and each condition of a group. */
export function ExplanationReason({ explanation, flag }: ExplanationReasonProps) {
  const conditions = conditionResults(explanation, flag);
  return (
    <div className={styles.reason}>
      {reasonInWords(explanation)}
      {conditions.length > 0 ? (
        <ul className={styles.conditions}>
          {conditions.map(({ position, text, isMet }) => (
            <li key={position} className={styles.condition}>
              <span aria-hidden="true">
                {isMet ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
              </span>
              <span>
                {text}: {isMet ? words.met : words.notMet}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
