import { Alert } from '@pressdock/ui';
import { SendVerificationButton } from '../../../entities/user/SendVerificationButton.tsx';
import { verificationMessages as words } from './verification.messages.ts';

/** Shows on every page until the person signed in has verified their e-mail address. */
export function VerificationBanner({ email }: { email: string }) {
  return (
    <Alert tone="caution" title={words.title} actions={<SendVerificationButton email={email} />}>
      {words.text(email)}
    </Alert>
  );
}
