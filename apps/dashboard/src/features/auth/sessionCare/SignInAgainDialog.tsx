import { Button, Dialog, Form, LinkButton, PasswordField, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { requestSession } from '../../../entities/session/session.atoms.ts';
import { logQuietly } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import { authMessages } from '../auth.messages.ts';
import { signInFaults } from '../auth.rules.ts';
import { SignInStep, stepWords } from '../signIn/SignInStep.tsx';
import { signInStepMessages } from '../signIn/signInStep.messages.ts';
import { useSignInFlow } from '../signIn/useSignInFlow.ts';

const { again: words } = signInStepMessages;

export interface SignInAgainDialogProps {
  /** Whose session has ended; only they can go on here. */
  email: string;
  /** Goes on with the new session; answers whether that could be done. */
  onSignedIn: (token: string) => Promise<boolean>;
}

/** Asks for the password over a page whose session has ended, so that nothing typed there is lost. */
export function SignInAgainDialog({ email, onSignedIn }: SignInAgainDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const flow = useSignInFlow(async (credentials) => {
    const result = await requestSession(credentials);
    if (!result.ok) return result;
    try {
      if (await onSignedIn(result.data)) return undefined;
    } catch (cause) {
      logQuietly('The new session could not be read.', cause);
    }
    return { ok: false, status: 0, error: { code: 'unavailable', message: words.failed } };
  });

  const submit = () => {
    const faults = signInFaults({ email, password });
    if (faults) flow.setFaults(faults);
    else return flow.signIn({ email, password });
  };

  const { ask } = flow;
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      size="small"
      title={ask ? stepWords(ask).title : words.title}
      description={ask ? undefined : words.text}
      actions={
        <>
          {ask ? (
            <Button onPress={flow.goBack}>{signInStepMessages.back}</Button>
          ) : (
            <LinkButton href={paths.logout()}>{words.other}</LinkButton>
          )}
          <Button type="submit" form={formId} variant="primary" isPending={flow.isPending}>
            {ask ? stepWords(ask).submit : words.submit}
          </Button>
        </>
      }
    >
      {ask ? (
        <SignInStep ask={ask} flow={flow} formId={formId} />
      ) : (
        <Form id={formId} onSubmit={submit} errorMessage={flow.faults?.message}>
          <TextField
            name="email"
            type="email"
            label={authMessages.email}
            autoComplete="username"
            value={email}
            isReadOnly
          />
          <PasswordField
            name="password"
            label={authMessages.password}
            autoComplete="current-password"
            autoFocus
            isRequired
            value={password}
            onChange={setPassword}
          />
        </Form>
      )}
    </Dialog>
  );
}
