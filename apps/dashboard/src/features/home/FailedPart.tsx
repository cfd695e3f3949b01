import { Alert, Button } from '@pressdock/ui';
import { sharedMessages } from '../../shared/messages.ts';

/** A part of the page that could not be loaded, and the way to try again. */
export function FailedPart({
  isRetrying,
  onRetry,
  children,
}: {
  isRetrying: boolean;
  onRetry: () => void;
  children: string;
}) {
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
