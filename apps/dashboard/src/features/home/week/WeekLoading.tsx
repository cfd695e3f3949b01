import { chartSize } from '../../../shared/chartSizes.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { weekLoading } from './weekLoading.messages.ts';

/** The placeholder of the account's week, as tall as the week. */
export function WeekLoading() {
  return <AreaLoading label={weekLoading} height={chartSize.week} />;
}
