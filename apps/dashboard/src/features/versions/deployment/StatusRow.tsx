import { Badge, Inline, Text } from '@pressdock/ui';
import type { ReactNode } from 'react';
import type { DeploymentStatus } from '../../../entities/deployment/deployment.rules.ts';
import * as styles from '../Rows.css.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';

/** The state of a part, also while it is loading and after it could not be determined. */
export type PartStatus = DeploymentStatus | 'loading' | 'unknown';

export interface StatusRowProps {
  title: string;
  /** A fact below the title. */
  detail?: ReactNode;
  /** Its badge and next step, if it has a state. */
  status?: PartStatus | undefined;
  /** A button that performs the next step. */
  action?: ReactNode;
}

/** One part of a deployment's configuration: its state and, if it needs attention, the next step. */
export function StatusRow({ title, detail, status, action }: StatusRowProps) {
  const known = typeof status === 'object' ? status : undefined;
  return (
    <li className={styles.row} aria-busy={status === 'loading'}>
      <div className={styles.facts}>
        <Inline gap="8" justify="between">
          <Text weight="medium">{title}</Text>
          {status === 'loading' ? (
            <Text size="13" tone="subtle">
              {words.loadingPart}
            </Text>
          ) : null}
          {status === 'unknown' ? <Badge>{words.unknownPart}</Badge> : null}
          {known ? <Badge tone={known.tone}>{known.text}</Badge> : null}
        </Inline>
        {detail ? (
          <Text size="13" tone="muted">
            {detail}
          </Text>
        ) : null}
        {known?.nextStep ? <Text size="13">{known.nextStep}</Text> : null}
        {action ? <div>{action}</div> : null}
      </div>
    </li>
  );
}
