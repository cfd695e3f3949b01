import { Alert, Button } from '@pressdock/ui';
import { codeHostsMessages } from './codeHosts.messages.ts';
import { useAuthorizationReturn } from './useAuthorizationReturn.ts';

const { fetch, names, returned: words } = codeHostsMessages;

/** Reports the end of an authorization at a code host, after the person has returned from it. */
export function AuthorizationNotice({ onFetch }: { onFetch: () => void }) {
  const outcome = useAuthorizationReturn();
  if (outcome === undefined) return null;
  if (outcome.name === 'completing') return <Alert tone="info" title={words.completing} />;
  if (outcome.name === 'failed') {
    return (
      <Alert tone="critical" title={words.failedTitle}>
        {outcome.reason}
      </Alert>
    );
  }
  return (
    <Alert
      tone="positive"
      title={words.doneTitle}
      actions={
        <Button size="small" onPress={onFetch}>
          {fetch.action}
        </Button>
      }
    >
      {words.done(names[outcome.provider], outcome.login)}
    </Alert>
  );
}
