import { Button } from '@pressdock/ui';
import { AuthLayout } from '../../../shared/page/AuthLayout.tsx';
import { SignInStep, type SignInStepProps, stepWords } from './SignInStep.tsx';
import * as styles from './SignInStepPage.css.ts';
import { signInStepMessages } from './signInStep.messages.ts';

/** A step of signing in, as a page. */
export function SignInStepPage({ step, flow }: Pick<SignInStepProps, 'step' | 'flow'>) {
  const words = stepWords(step);
  return (
    <AuthLayout title={words.title}>
      <SignInStep step={step} flow={flow}>
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
