import { Alert, Button } from '@pressdock/ui';
import { useState } from 'react';
import { meAtom } from '../../entities/user/user.queries.ts';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';

const { deactivation: words } = securityMessages;

export interface DeactivationSectionProps {
  email: string;
  /** Whether this is the operator, whose account cannot be deactivated. */
  isOperator: boolean;
}

/** Explains what deactivating the account does, and starts it. */
export function DeactivationSection({ email, isOperator }: DeactivationSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const isBilled = useAtomValue(meAtom).data?.isBillingEnabled;
  if (isOperator) {
    return (
      <FormSection name="leave" title={words.title} context={words.context}>
        <Alert tone="info">{words.operator}</Alert>
      </FormSection>
    );
  }
  return (
    <FormSection name="leave" title={words.title} context={words.context}>
      <div className={styles.narrow}>
        <ul className={styles.facts}>
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {isBilled ? <li>{words.billed}</li> : null}
        </ul>
        <div>
          <Button variant="critical" onPress={() => setAsking(true)}>
            {words.start}
          </Button>
        </div>
      </div>
      {isAsking ? <DeactivateDialog email={email} onClose={() => setAsking(false)} /> : null}
    </FormSection>
  );
}
