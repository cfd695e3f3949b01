import {
  Button,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  Inline,
  MoreIcon,
  Text,
  type TextProps,
  VisuallyHidden,
} from '@pressdock/ui';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import type { StepFacts, StepState } from './buildLog.rules.ts';
import * as styles from './log.css.ts';
import { logMessages } from './log.messages.ts';

const { steps: words } = logMessages;

const marks = {
  done: { Icon: CheckIcon, tone: 'positive' },
  current: { Icon: MoreIcon, tone: 'default' },
  failed: { Icon: CloseIcon, tone: 'critical' },
  stopped: { Icon: CheckIcon, tone: 'muted' },
  upcoming: { Icon: ClockIcon, tone: 'subtle' },
} as const satisfies Record<StepState, { Icon: typeof CheckIcon; tone: TextProps['tone'] }>;

export interface BuildStepsProps {
  steps: readonly StepFacts[];
  /** Scrolls the log to a line. */
  onLine: (line: number) => void;
}

/** The steps of a build. A step with lines links to its first one. */
export function BuildSteps({ steps, onLine }: BuildStepsProps) {
  return (
    <ol aria-label={words.label} className={styles.steps}>
      {steps.map((facts) => (
        <li key={facts.step} aria-current={facts.state === 'current' ? 'step' : undefined}>
          <Step facts={facts} onLine={onLine} />
        </li>
      ))}
    </ol>
  );
}

interface StepProps extends Pick<BuildStepsProps, 'onLine'> {
  facts: StepFacts;
}

function Step({ facts: { step, state, firstLine, duration }, onLine }: StepProps) {
  const { Icon, tone } = marks[state];
  const name = buildMessages.steps[step];
  return (
    <Inline gap="4" isWrapping={false}>
      <Text tone={tone} aria-hidden="true">
        <Icon size={16} />
      </Text>
      {firstLine === undefined ? (
        <Text tone="muted" size="13">
          {name}
        </Text>
      ) : (
        <Button size="small" variant="quiet" onPress={() => onLine(firstLine)}>
          {name}
        </Button>
      )}
      <VisuallyHidden>, {words.states[state]}</VisuallyHidden>
      {duration === undefined ? null : (
        <Text tone="muted" size="13" isTabular>
          {duration}
        </Text>
      )}
    </Inline>
  );
}
