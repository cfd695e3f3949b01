import '../../../shared/chartStyles.ts';
import { Sparkline } from '@pressdock/charts';
import { lineText, type Week } from './week.rules.ts';

/** The active sites of both weeks as a small line. */
export function SitesLine({ week }: { week: Week }) {
  return <Sparkline values={week.line} label={lineText(week)} height={32} />;
}
