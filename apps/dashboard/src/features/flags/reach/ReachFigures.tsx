import type { FlagReachResponse } from '@pressdock/api';
import { Sparkline } from '@pressdock/charts';
import {
  Card,
  Disclosure,
  Inline,
  Stack,
  Stat,
  StatGroup,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { useMemo } from 'react';
import { formatDateTime, formatNumber } from '../../../shared/format.ts';
import * as styles from './reach.css.ts';
import { reachMessages as words } from './reach.messages.ts';
import {
  lineHeight,
  linePoints,
  lineValues,
  reachedPercentage,
  reachInWords,
  timeSince,
} from './reach.rules.ts';

export interface ReachFiguresProps {
  reach: FlagReachResponse;
  /** When the flag was changed. */
  changedAt: string;
}

/** The reach of a change as figures, as a line and as a table. */
export function ReachFigures({ reach, changedAt }: ReachFiguresProps) {
  const { total, reached, halfAt, ninetyPercentAt } = reach;
  const points = useMemo(() => linePoints(reach, changedAt), [reach, changedAt]);
  const values = useMemo(() => lineValues(points), [points]);
  return (
    <Stack gap="16">
      <StatGroup>
        <Stat
          label={words.reached}
          value={words.percentage(reachedPercentage(reach))}
          detail={words.reachedOf(reached, total)}
        />
        <Share label={words.half} changedAt={changedAt} at={halfAt} />
        <Share label={words.ninety} changedAt={changedAt} at={ninetyPercentAt} />
      </StatGroup>
      {points.length > 1 ? (
        <>
          <Card>
            <Stack gap="8">
              <Text tone="muted" size="12">
                {words.all(total)}
              </Text>
              <div className={styles.plot}>
                <Sparkline values={values} label={reachInWords(reach)} height={lineHeight(reach)} />
              </div>
              <Inline justify="between">
                <Text tone="muted" size="12">
                  <Moment at={changedAt} />
                </Text>
                <Text tone="muted" size="12">
                  <Moment at={points.at(-1)?.at ?? changedAt} />
                </Text>
              </Inline>
            </Stack>
          </Card>
          <Disclosure title={words.table}>
            <Table caption={words.caption} isCaptionHidden>
              <TableHead>
                <TableColumn>{words.columns.at}</TableColumn>
                <TableColumn align="end">{words.columns.reached}</TableColumn>
              </TableHead>
              <TableBody>
                {points.map((point) => (
                  <TableRow key={point.at}>
                    <TableCell isRowHeader>
                      <Moment at={point.at} />
                    </TableCell>
                    <TableCell align="end">{formatNumber(point.reached)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Disclosure>
        </>
      ) : null}
    </Stack>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.moment}>
    {formatDateTime(at)}
  </time>
);

interface ShareProps {
  label: string;
  changedAt: string;
  /** When the share was reached, or null. */
  at: string | null;
}

function Share({ label, changedAt, at }: ShareProps) {
  const since = timeSince(changedAt, at);
  if (at === null || since === undefined) {
    return <Stat label={label} value={<Text tone="muted">{words.notYet}</Text>} />;
  }
  return <Stat label={words.within(label)} value={since} detail={<Moment at={at} />} />;
}
