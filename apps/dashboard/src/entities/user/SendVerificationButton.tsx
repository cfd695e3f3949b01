import { Button } from '@pressdock/ui';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useSetAtom } from '../../shared/state.ts';
import { toasts } from '../../shared/toasts.ts';
import { emailVerificationMessages as words } from './emailVerification.messages.ts';
import { sendEmailVerificationAtom } from './emailVerification.queries.ts';

/** Sends the person signed in a new link that verifies their e-mail address. */
export function SendVerificationButton({ email }: { email: string }) {
  const send = useSetAtom(sendEmailVerificationAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await send();
      if (result.ok) {
        toasts.add({ title: words.sent(email), tone: 'positive' });
        return;
      }
      const isTooMany = result.status === 429;
      const title = isTooMany
        ? sharedMessages.tooManyAttempts(result.retryAfterSeconds)
        : words.sendFailed;
      toasts.add({ title, tone: 'critical' });
    });
  return (
    <Button size="small" isPending={isPending} onPress={press}>
      {words.send}
    </Button>
  );
}
