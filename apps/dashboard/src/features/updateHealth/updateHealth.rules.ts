import type { OutcomeSitesResponse, ReleaseHealthResponse } from '@pressdock/api';
import { UPDATE_HEALTH, UPDATE_OUTCOMES, type UpdateOutcome } from '@pressdock/api/limits';
import { valueLabel } from '../../entities/analytics/siteValue.rules.ts';
import { updateHealthMessages } from './updateHealth.messages.ts';

const {
  share: shareWords,
  shared: sharedWords,
  comparison: comparisonWords,
} = updateHealthMessages;

/**
 * Returns a share in percent as people read it: `96%`, `0.4%`, `under 0.1%`; undefined of nothing. Only
 * nothing is `0%`, and only everything is `100%`.
 */
export function shareText(part: number, whole: number): string | undefined {
  if (whole <= 0) return undefined;
  const percent = Math.min(100, (part / whole) * 100);
  if (percent === 0 || percent === 100) return shareWords.percent(percent);
  if (percent < 0.1) return shareWords.least;
  if (percent > 99.9) return shareWords.most;
  const digits = percent < 10 || percent > 99 ? 10 : 1;
  return shareWords.percent(Math.round(percent * digits) / digits);
}

/** The result of comparing a release with the previous one. */
export type Comparison =
  | 'worse'
  | 'possiblyWorse'
  | 'similar'
  | 'better'
  | 'tooFew'
  | 'first'
  | 'notCounted';

/** The confidence from which a release possibly does worse, and below which it does better. */
const CONFIDENCE = { possiblyWorse: 0.8, better: 0.05 } as const;

type Compared = Pick<
  ReleaseHealthResponse,
  'comparedWith' | 'confidence' | 'isWorse' | 'computedAt'
>;

/** Returns what is known about a release compared with the previous one. */
export function comparisonOf({
  comparedWith,
  confidence,
  isWorse,
  computedAt,
}: Compared): Comparison {
  if (isWorse) return 'worse';
  if (computedAt === null) return 'notCounted';
  if (comparedWith === null) return 'first';
  if (confidence === null) return 'tooFew';
  if (confidence >= CONFIDENCE.possiblyWorse) return 'possiblyWorse';
  return confidence < CONFIDENCE.better ? 'better' : 'similar';
}

/** Returns how many downloads a release lacks before it is compared. */
export const missingDownloads = ({ downloaded }: Pick<ReleaseHealthResponse, 'downloaded'>) =>
  Math.max(0, UPDATE_HEALTH.leastSites - downloaded);

/** Returns a confidence between 0 and 1 in percent, never 100, because nothing is certain. */
export const certaintyText = (confidence: number) =>
  shareWords.percent(Math.min(99, Math.round(confidence * 100)));

/** Returns what a release is compared with, and how certain it is that it does worse. */
export function comparisonDetail(health: Compared): string {
  const { comparedWith, confidence } = health;
  const comparison = comparisonOf(health);
  if (comparison === 'notCounted') return comparisonWords.notCounted;
  if (comparedWith === null) return comparisonWords.first;
  if (comparison === 'tooFew') return comparisonWords.with(comparedWith);
  const isCertain = comparison === 'worse' || comparison === 'possiblyWorse';
  return isCertain && confidence !== null
    ? comparisonWords.certain(comparedWith, certaintyText(confidence))
    : comparisonWords.than(comparedWith);
}

type SharedAttribute = OutcomeSitesResponse['shared'][number];

/**
 * Returns what most sites of an outcome have in common, in one sentence: "All 12 failed sites run PHP 8.3;
 * 21% of all sites do."
 */
export function sharedSentence(
  outcome: UpdateOutcome,
  { fact, value, sites, shareOfAll }: SharedAttribute,
  total: number,
): string {
  const subject = sharedWords.subject[outcome];
  const trait = sharedWords.traits[fact];
  const label = valueLabel(fact, value);
  const isOne = total === 1;
  const first = isOne
    ? sharedWords.one(subject.one, trait.one(label))
    : sites >= total
      ? sharedWords.all(total, subject.many, trait.many(label))
      : sharedWords.most(sites, total, subject.many, trait.many(label));
  const share = shareText(shareOfAll, 1) ?? '';
  return sharedWords.sentence(first, share, trait.does);
}

/** Returns the outcome that the URL selects: by default the first one that has sites. */
export function outcomeIn(
  search: URLSearchParams,
  health: Pick<ReleaseHealthResponse, UpdateOutcome>,
): UpdateOutcome {
  const named = UPDATE_OUTCOMES.find((outcome) => outcome === search.get('outcome'));
  return named ?? UPDATE_OUTCOMES.find((outcome) => health[outcome] > 0) ?? 'failed';
}

/** Returns the URL's parameters for another outcome, whose list starts at its first page. */
export const withOutcome = (outcome: UpdateOutcome) => ({ outcome });

/** Returns why no site with an outcome is listed. @param total the sites that had it when they were counted */
export function emptyTexts(outcome: UpdateOutcome, total: number) {
  const { deletedTitle, deleted, emptyTitle, empty } = updateHealthMessages.sites;
  if (total > 0) return { title: deletedTitle, body: deleted };
  return { title: emptyTitle[outcome], body: empty[outcome] };
}
