import type { FlagScheduleResponse } from '@pressdock/api';
import {
  Badge,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime } from '../../../shared/format.ts';
import { unbroken } from '../../../shared/page/page.css.ts';
import { scheduleMessages as words } from './schedule.messages.ts';
import { nextStep, type ScheduleStep, stepInWords } from './schedule.rules.ts';

/** The steps of a schedule, and which of them are done. */
export function ScheduleSteps({ schedule }: { schedule: FlagScheduleResponse }) {
  const next = nextStep(schedule);
  const isPaused = schedule.pausedAt !== null;
  return (
    <Card padding="none">
      <Table caption={words.list} isCaptionHidden>
        <TableHead>
          <TableColumn>{words.columns.at}</TableColumn>
          <TableColumn>{words.columns.step}</TableColumn>
          <TableColumn>{words.columns.state}</TableColumn>
        </TableHead>
        <TableBody>
          {schedule.steps.map((step) => (
            <TableRow key={step.at}>
              <TableCell isRowHeader>
                <time dateTime={step.at} className={unbroken}>
                  {formatDateTime(step.at)}
                </time>
              </TableCell>
              <TableCell>
                <span className={unbroken}>{stepInWords(step)}</span>
              </TableCell>
              <TableCell>
                <StepState step={step} isNext={step === next} isPaused={isPaused} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface StepStateProps {
  step: ScheduleStep;
  isNext: boolean;
  isPaused: boolean;
}

function StepState({ step: { doneAt, skipped }, isNext, isPaused }: StepStateProps) {
  if (doneAt !== null && skipped !== null) {
    return (
      <Stack gap="4" align="start">
        <span className={unbroken}>
          <Badge tone="caution">{words.skipped(formatDateTime(doneAt))}</Badge>
        </span>
        <Text size="13" tone="muted">
          {words.skipReasons[skipped]}
        </Text>
      </Stack>
    );
  }
  if (doneAt !== null) {
    return <Badge tone="positive">{words.done(formatDateTime(doneAt))}</Badge>;
  }
  if (isPaused) return <Badge tone="caution">{words.onHold}</Badge>;
  return isNext ? <Badge tone="accent">{words.next}</Badge> : <Badge>{words.waiting}</Badge>;
}
