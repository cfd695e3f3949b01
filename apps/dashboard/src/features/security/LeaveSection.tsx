import { Alert, Button } from '@pressdock/ui';
import { useState } from 'react';
import { FormSection } from '../../shared/form/FormSection.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';

const { leave: words } = securityMessages;

export interface LeaveSectionProps {
  email: string;
  /** Whether it is the operator, whose account has to stay. */
  isOperator: boolean;
}

/** The way out, and what it means. */
export function LeaveSection({ email, isOperator }: LeaveSectionProps) {
  const [isAsking, setAsking] = useState(false);
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
