import { Heading, Stack, Text } from '@pressdock/ui';
import { formatDateTime } from '../../../shared/format.ts';
import * as styles from './schedule.css.ts';
import { scheduleMessages } from './schedule.messages.ts';
import { planSteps, type ScheduleValues, stepInWords } from './schedule.rules.ts';

const { form: words } = scheduleMessages;

/** The steps that a form describes, with their times in the viewer's zone. */
export function SchedulePreview({ values }: { values: ScheduleValues }) {
  const plan = planSteps(values);
  return (
    <Stack gap="8">
      <Heading level={3} size="14">
        {words.preview}
      </Heading>
      {'steps' in plan ? (
        <ol aria-label={words.preview} className={styles.preview}>
          {plan.steps.map((step) => (
            <li key={step.at}>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>: {stepInWords(step)}
            </li>
          ))}
        </ol>
      ) : (
        <Text as="p" tone="muted" size="13">
          {words.noPreview}
        </Text>
      )}
    </Stack>
  );
}
