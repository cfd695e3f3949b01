import { Form, Text, TextField } from '@pressdock/ui';
import { type ReactNode, useState } from 'react';
import type { RequiredSignInStep } from '../auth.rules.ts';
import { signInStepMessages as words } from './signInStep.messages.ts';
import type { SignInFlow } from './useSignInFlow.ts';

export interface SignInStepProps {
  step: RequiredSignInStep;
  flow: SignInFlow;
  /** The id of the form, for a button outside of it. */
  formId?: string;
  /** Buttons inside the form. */
  children?: ReactNode;
}

/** Returns the title of a step and the label of its button. */
export const stepWords = ({ kind }: RequiredSignInStep) => words[kind];

/** A step after the password: a two-factor code, or confirming the reactivation of an account. */
export function SignInStep(props: SignInStepProps) {
  return props.step.kind === 'code' ? <CodeStep {...props} /> : <DeactivatedStep {...props} />;
}

function CodeStep({ step: { credentials }, flow, formId, children }: SignInStepProps) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<string>();
  const message = flow.errors?.message;
  const isUnchanged = code.trim() === credentials.code && message === undefined;
  const fault = missing ?? (isUnchanged ? words.code.wrong : undefined);

  const change = (typed: string) => {
    setCode(typed);
    setMissing(undefined);
  };
  const submit = () => {
    const typed = code.trim();
    if (typed === '') setMissing(words.code.missing);
    else return flow.signIn({ ...credentials, code: typed });
  };

  return (
    <Form
      id={formId}
      onSubmit={submit}
      errorMessage={message}
      validationErrors={fault === undefined ? undefined : { code: fault }}
      summaryTitle={words.code.failed}
    >
      <TextField
        name="code"
        label={words.code.label}
        description={words.code.hint}
        autoComplete="one-time-code"
        spellCheck="false"
        autoFocus
        isMonospace
        isRequired
        value={code}
        onChange={change}
      />
      {children}
    </Form>
  );
}

function DeactivatedStep({ step, flow, formId, children }: SignInStepProps) {
  const submit = () => flow.signIn({ ...step.credentials, reactivate: true });
  return (
    <Form id={formId} onSubmit={submit} errorMessage={flow.errors?.message}>
      <Text as="p">{step.message}</Text>
      {children}
    </Form>
  );
}
