import { Alert, Button } from '@pressdock/ui';
import { sharedMessages } from '../messages.ts';

export interface FailureNoticeProps {
  /** What failed, in the specification's words. */
  children: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Says that something could not be read, and offers to try again. */
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
