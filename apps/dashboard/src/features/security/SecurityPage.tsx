import type { UserResponse } from '@pressdock/api';
import { Alert, PageHeader, Stack } from '@pressdock/ui';
import { meAtom, personAtom } from '../../entities/user/user.queries.ts';
import { personName } from '../../entities/user/user.rules.ts';
import * as parts from '../../shared/form/FormSection.css.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { DataSection } from './DataSection.tsx';
import { DeactivationSection } from './DeactivationSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SectionLoading } from './SectionLoading.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import * as styles from './security.css.ts';
import { securityMessages as words } from './security.messages.ts';
import { roleOf } from './security.rules.ts';

/** The page about sessions, two-factor authentication, data export and deactivation. */
export function SecurityPage() {
  const { data: me } = useAtomValue(meAtom);
  const person = useAtomValue(personAtom);
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      <div className={styles.page}>
        {me && person ? <Sections me={me} person={person} /> : <SectionLoading />}
      </div>
    </Stack>
  );
}

function Sections({ me, person }: { me: UserResponse; person: UserResponse }) {
  const role = roleOf(me, person);
  if (role === 'viewing') {
    return (
      <Alert tone="info" title={words.viewing.title}>
        {words.viewing.text}
      </Alert>
    );
  }
  return (
    <div className={parts.sections}>
      <SessionsSection />
      <SecondFactorSection />
      {role === 'owner' ? (
        <>
          <DataSection />
          <DeactivationSection email={person.email} isOperator={person.isAdmin} />
        </>
      ) : (
        <Alert tone="info">{words.member(personName(me))}</Alert>
      )}
    </div>
  );
}
