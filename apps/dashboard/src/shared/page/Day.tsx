import { formatDate, formatDateTime } from '../format.ts';

/** A day for people, with its exact moment for machines and on hover. */
export function Day({ moment }: { moment: string }) {
  return (
    <time dateTime={moment} title={formatDateTime(moment)}>
      {formatDate(moment)}
    </time>
  );
}
