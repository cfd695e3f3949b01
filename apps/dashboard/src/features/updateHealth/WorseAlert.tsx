import type { ReleaseHealthResponse } from '@pressdock/api';
import { Alert } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/format.ts';
import { updateHealthMessages } from './updateHealth.messages.ts';
import { certaintyText } from './updateHealth.rules.ts';

const { alert: words } = updateHealthMessages;

export interface WorseAlertProps {
  health: ReleaseHealthResponse;
  /** A link to the affected sites. */
  action?: ReactNode;
}

/** The warning that a release does worse than the previous one; empty for every other release. */
export function WorseAlert({ health, action }: WorseAlertProps) {
  const { isWorse, version, comparedWith, confidence, downloaded, alertedAt } = health;
  if (!isWorse) return null;
  const alerted = alertedAt === null ? '' : ` ${words.alerted(formatDateTime(alertedAt))}`;
  return (
    <Alert tone="caution" title={words.title(version, comparedWith)} actions={action}>
      {words.body(certaintyText(confidence ?? 0), downloaded)}
      {alerted}
    </Alert>
  );
}
