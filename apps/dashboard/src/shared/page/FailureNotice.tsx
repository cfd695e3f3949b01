import { Alert, Button } from '@pressdock/ui';
import { sharedMessages } from '../messages.ts';

export interface FailureNoticeProps {
  /** The specification's message for the failure. */
  children: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shows that something failed to load, with a button that tries again. */
export function FailureNotice({ children, isRetrying, onRetry }: FailureNoticeProps) {
  return (
    <Alert
      tone="critical"
      actions={
        <Button size="small" isPending={isRetrying} onPress={onRetry}>
          {sharedMessages.retry}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
