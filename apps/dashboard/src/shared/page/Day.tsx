import { formatDate, formatDateTime } from '../format.ts';

/** A formatted date with its exact time on hover and for machines. */
export function Day({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(moment)}
    </time>
  );
}
