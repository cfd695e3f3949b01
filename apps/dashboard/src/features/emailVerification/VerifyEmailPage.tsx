import type { UserResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  Card,
  CheckIcon,
  EmptyState,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import { verifyEmailAtom } from '../../entities/user/emailVerification.queries.ts';
import { SendVerificationButton } from '../../entities/user/SendVerificationButton.tsx';
import { personAtom } from '../../entities/user/user.queries.ts';
import { useSubmission } from '../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { formColumn } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../shared/state.ts';
import { verifyEmailMessages as words } from './verifyEmail.messages.ts';

/**
 * Verifies the e-mail address of the person signed in. Opening the link is not enough: a stranger
 * may have entered this address, and its owner confirms only an account that they can sign in to.
 */
export function VerifyEmailPage({ code }: { code: string }) {
  const person = useAtomValue(personAtom);
  return (
    <Stack gap="24">
      <PageTitle title={words.page} />
      <PageHeader title={words.page} />
      {person === undefined ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : person.isEmailVerified ? (
        <Verified email={person.email} />
      ) : (
        <Verification code={code} person={person} />
      )}
    </Stack>
  );
}

function Verified({ email }: { email: string }) {
  return (
    <EmptyState
      title={words.doneTitle}
      icon={<CheckIcon size={20} />}
      action={<LinkButton href={paths.home()}>{words.toHome}</LinkButton>}
    >
      {words.done(email)}
    </EmptyState>
  );
}

function Verification({ code, person: { email } }: { code: string; person: UserResponse }) {
  const verify = useSetAtom(verifyEmailAtom);
  const [failure, setFailure] = useState<{ message: string; isCodeInvalid: boolean }>();
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      setFailure(undefined);
      const result = await verify(code);
      if (result.ok) return;
      const isCodeInvalid = result.status === 400;
      setFailure({ isCodeInvalid, message: isCodeInvalid ? result.error.message : words.failed });
    });
  return (
    <div className={formColumn}>
      <Card>
        <Stack gap="20" align="start">
          {failure ? (
            <Alert
              tone="critical"
              actions={failure.isCodeInvalid ? <SendVerificationButton email={email} /> : undefined}
            >
              {failure.message}
            </Alert>
          ) : null}
          <Text as="p">{words.question(email)}</Text>
          <Button variant="primary" isPending={isPending} onPress={press}>
            {words.verify}
          </Button>
        </Stack>
      </Card>
    </div>
  );
}
