import { formatNumber } from '../../../shared/format.ts';

const percentages = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** How a number changed: the difference, and what share of the earlier number it is, both with a sign. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  difference: string;
  /** Undefined if the earlier number was zero. */
  percentage: string | undefined;
}

const signed = (value: number, text: string) => `${value < 0 ? '−' : '+'}${text}`;

/** Returns the change from an earlier number to a later one. */
export function changeOf(before: number, after: number): Change {
  const difference = after - before;
  const share = before === 0 ? undefined : (difference / before) * 100;
  return {
    direction: difference === 0 ? 'same' : difference > 0 ? 'up' : 'down',
    difference: signed(difference, formatNumber(Math.abs(difference))),
    percentage:
      share === undefined ? undefined : signed(share, `${percentages.format(Math.abs(share))}%`),
  };
}
