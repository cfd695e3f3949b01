import type { ReleaseHealthResponse } from '@pressdock/api';
import {
  Card,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { formatNumber } from '../../shared/format.ts';
import { Day } from '../../shared/page/Day.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import { ComparisonBadge } from './ComparisonBadge.tsx';
import { healthSteps, shareOf } from './healthSteps.rules.ts';
import { type HealthStep, updateHealthMessages } from './updateHealth.messages.ts';

const { table: words, steps } = updateHealthMessages;

export interface ReleasesTableProps {
  productId: string;
  releases: readonly ReleaseHealthResponse[];
}

/** The releases of a product, newest first, with their numbers and how they compare. */
export function ReleasesTable({ productId, releases }: ReleasesTableProps) {
  return (
    <Card
      title={words.title}
      padding="none"
      footer={
        <Text size="13" tone="muted" weight="regular">
          {words.hint}
        </Text>
      }
    >
      <Table caption={words.caption} isCaptionHidden>
        <TableHead>
          <TableColumn>{words.release}</TableColumn>
          {healthSteps.map((step) => (
            <TableColumn key={step} align="end">
              {steps[step]}
            </TableColumn>
          ))}
          <TableColumn>{words.comparison}</TableColumn>
        </TableHead>
        <TableBody>
          {releases.map((health) => (
            <TableRow key={health.versionId}>
              <TableCell isRowHeader>
                <Stack gap="2">
                  <Link href={analyticsPaths.releaseHealth(productId, health.versionId)}>
                    {health.version}
                  </Link>
                  <span className={unbroken}>
                    <Text size="13" tone="muted" weight="regular">
                      <Day moment={health.releasedAt} />
                    </Text>
                  </span>
                </Stack>
              </TableCell>
              {healthSteps.map((step) => (
                <TableCell key={step} align="end">
                  <Count step={step} health={health} />
                </TableCell>
              ))}
              <TableCell>
                <ComparisonBadge health={health} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

/** A number and its share below it, where it has one. */
function Count({ step, health }: { step: HealthStep; health: ReleaseHealthResponse }) {
  const share = shareOf(step, health);
  return (
    <Stack gap="2" align="end">
      {formatNumber(health[step])}
      {share === undefined ? null : (
        <span className={unbroken}>
          <Text size="13" tone="muted">
            {share}
          </Text>
        </span>
      )}
    </Stack>
  );
}
