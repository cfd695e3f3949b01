import { Button } from '@pressdock/ui';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { SignInStep, type SignInStepProps, stepWords } from './SignInStep.tsx';
import * as styles from './SignInStepPage.css.ts';
import { signInStepMessages } from './signInStep.messages.ts';

/** A step of signing in, as a page. */
export function SignInStepPage({ ask, flow }: Pick<SignInStepProps, 'ask' | 'flow'>) {
  const words = stepWords(ask);
  return (
    <AuthLayout title={words.title}>
      <SignInStep ask={ask} flow={flow}>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={flow.isPending}>
            {words.submit}
          </Button>
          <Button variant="quiet" onPress={flow.goBack}>
            {signInStepMessages.back}
          </Button>
        </div>
      </SignInStep>
    </AuthLayout>
  );
}
