import type { LicenseDecisionResponse } from '@pressdock/api';
import {
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime, formatNumber } from '../../shared/format.ts';
import { breakable, unbroken } from '../../shared/page/page.css.ts';
import { decisionMessages as words } from './decision.messages.ts';
import { Verdict } from './Verdict.tsx';

const { columns } = words;

/** Decisions about sites, newest first, each with its reason. */
export function DecisionsTable({ decisions }: { decisions: readonly LicenseDecisionResponse[] }) {
  return (
    <Table caption={words.caption} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.at}</TableColumn>
        <TableColumn>{columns.verdict}</TableColumn>
        <TableColumn>{columns.site}</TableColumn>
        <TableColumn>{columns.call}</TableColumn>
        <TableColumn align="end">{columns.times}</TableColumn>
      </TableHead>
      <TableBody>
        {decisions.map((decision) => (
          <TableRow
            key={`${decision.firstAt} ${decision.call} ${decision.domain} ${decision.code} ${decision.keyHint} ${decision.license} ${decision.product?._id}`}
          >
            <TableCell isRowHeader>
              <time className={unbroken} dateTime={decision.at}>
                {formatDateTime(decision.at)}
              </time>
            </TableCell>
            <TableCell>
              <Verdict code={decision.code} message={decision.message} />
            </TableCell>
            <TableCell>
              <span className={breakable}>
                {decision.domain === '' ? (
                  <Text tone="muted">{words.noSite}</Text>
                ) : (
                  decision.domain
                )}
              </span>
            </TableCell>
            <TableCell>
              <Stack gap="2">
                {words.calls[decision.call]}
                {decision.product ? (
                  <Text size="13" tone="muted">
                    {decision.product.name}
                  </Text>
                ) : null}
              </Stack>
            </TableCell>
            <TableCell align="end">{formatNumber(decision.times)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
