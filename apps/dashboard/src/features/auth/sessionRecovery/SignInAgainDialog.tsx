import { Button, Dialog, Form, LinkButton, PasswordField, TextField } from '@pressdock/ui';
import { useId, useState } from 'react';
import { requestSession } from '../../../entities/session/session.atoms.ts';
import { logQuietly } from '../../../shared/log.ts';
import { paths } from '../../../shared/paths.ts';
import { authMessages } from '../auth.messages.ts';
import { findSignInErrors } from '../auth.rules.ts';
import { SignInStep, stepWords } from '../signIn/SignInStep.tsx';
import { signInStepMessages } from '../signIn/signInStep.messages.ts';
import { useSignInFlow } from '../signIn/useSignInFlow.ts';

const { again: words } = signInStepMessages;

export interface SignInAgainDialogProps {
  /** The e-mail address of the ended session; nobody else may continue here. */
  email: string;
  /** Continues with the new session. Returns whether that worked. */
  onSignedIn: (token: string) => Promise<boolean>;
}

/** Asks for the password on top of a page whose session has ended, so that no input is lost. */
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
    const errors = findSignInErrors({ email, password });
    if (errors) flow.setErrors(errors);
    else return flow.signIn({ email, password });
  };

  const { step } = flow;
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      size="small"
      title={step ? stepWords(step).title : words.title}
      description={step ? undefined : words.text}
      actions={
        <>
          {step ? (
            <Button onPress={flow.goBack}>{signInStepMessages.back}</Button>
          ) : (
            <LinkButton href={paths.logout()}>{words.other}</LinkButton>
          )}
          <Button type="submit" form={formId} variant="primary" isPending={flow.isPending}>
            {step ? stepWords(step).submit : words.submit}
          </Button>
        </>
      }
    >
      {step ? (
        <SignInStep step={step} flow={flow} formId={formId} />
      ) : (
        <Form id={formId} onSubmit={submit} errorMessage={flow.errors?.message}>
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
