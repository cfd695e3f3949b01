import type { PlanPreviewResponse } from '@pressdock/api';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { isCancellation, type PlanAction } from '../billing.rules.ts';
import { changeMessages as words } from './change.messages.ts';
import type { PlanChoice } from './change.queries.ts';

/** Returns whether a change takes effect when the paid period ends, and therefore charges nothing. */
export function isLater({ startsAt }: Pick<PlanPreviewResponse, 'startsAt'>, now: number): boolean {
  // A preview that takes effect immediately carries the time of the server, whose clock may differ.
  return new Date(startsAt).getTime() > now + 60 * 60 * 1000;
}

/** Returns the words for ending the part of the subscription that a choice is about, and for keeping it. */
export function partWords({ analyticsPlan }: PlanChoice): { keep: string; cancel: string } {
  return analyticsPlan === undefined ? words.plan : words.analytics;
}

/** Returns the label of the button that confirms a change; it names what is paid. */
export function confirmLabel(
  choice: PlanChoice,
  action: PlanAction,
  preview: Pick<PlanPreviewResponse, 'due'> | undefined,
): string {
  if (isCancellation(choice)) return partWords(choice).cancel;
  if (preview !== undefined && preview.due.amount > 0) return words.pay(formatMoney(preview.due));
  return action === 'keep' ? partWords(choice).keep : words.change;
}
