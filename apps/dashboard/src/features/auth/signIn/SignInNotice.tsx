import { Alert } from '@pressdock/ui';
import { signInReasonMessages } from './signInReason.messages.ts';
import type { SignInReason } from './signInReason.rules.ts';

/** The reason to sign in. */
export function SignInNotice({ reason }: { reason: SignInReason }) {
  return <Alert tone="info">{signInReasonMessages[reason]}</Alert>;
}
