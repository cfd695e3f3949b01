import { Button } from '@pressdock/ui';
import { useState } from 'react';
import { FormSection } from '../../shared/FormSection.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import * as styles from './security.css.ts';
import { securityMessages } from './security.messages.ts';

const { leave: words } = securityMessages;

/** The way out, and what it means. */
export function LeaveSection({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
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
