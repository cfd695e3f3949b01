import type { AnswersResponse } from '@pressdock/api';
import { answersMessages as words } from './answers.messages.ts';

type Requirement = AnswersResponse['requirements'][number];
type Adoption = AnswersResponse['adoption'][number];
type Departure = AnswersResponse['departures'][number];

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Returns a share between 0 and 1 in percent; a share that is not zero is never written as zero. */
export function shareText(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 0.1) return 'under 0.1%';
  if (percent < 100 && percent > 99.9) return 'over 99.9%';
  return `${oneDecimal.format(percent)}%`;
}

/** Returns how many sites a required version leaves behind, in one sentence. */
export function requirementSentence({ fact, version, sites, sample }: Requirement): string {
  const share = shareText(sample === 0 ? 0 : sites / sample);
  return words.stayBehind(fact, version, share, sites, sample);
}

/** Returns how fast a release was adopted, in one sentence. */
export function adoptionSentence({ version, halfDays, share }: Adoption): string {
  if (halfDays === null) return words.notHalf(version, shareText(share));
  const rounded = Math.round(halfDays * 10) / 10;
  return words.half(version, words.days(rounded, oneDecimal.format(rounded)));
}

/** Returns when a version can be dropped, in one sentence. */
export function departureSentence({ fact, version, currentShare, months }: Departure): string {
  if (months === null) return words.noSign(fact, version, shareText(currentShare));
  if (months === 0) return words.droppableNow(fact, version, shareText(currentShare));
  return words.droppable(fact, version, words.months(months));
}

/** Returns the answer that the URL names, or the first one. */
export function chosenAnswer<Answer>(
  answers: readonly Answer[],
  idOf: (answer: Answer) => string,
  id: string | null,
): Answer | undefined {
  return answers.find((answer) => idOf(answer) === id) ?? answers[0];
}
