import type { Row } from '../../db/schema.ts';

/** The parts of a finished build that say why it failed. */
export type BuildOutcome = Pick<
  Row<'builds'>,
  'status' | 'step' | 'response_code' | 'response_body'
>;

/** Returns a text that is equal for failures with one cause: commits and versions differ each time. */
function identifyCause({ step, response_code, response_body }: BuildOutcome): string {
  const text = (response_body ?? '').toLowerCase();
  const general = text.replaceAll(/\b[0-9a-f]{7,64}\b|\d+/g, '#').replaceAll(/\s+/g, ' ');
  return `${step} ${response_code} ${general.trim()}`;
}

/**
 * Returns whether people are notified of a failed build: of the first one, and of each later one whose
 * cause differs from that of the build before.
 * @param before the product's build that finished before this one
 */
export function isNewFailure(build: BuildOutcome, before: BuildOutcome | undefined): boolean {
  if (build.status !== 'failed') return false;
  return before?.status !== 'failed' || identifyCause(build) !== identifyCause(before);
}
