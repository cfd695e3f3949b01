import { EmptyState, LinkButton, PageHeader, Stack, UsersIcon } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { meAtom, personAtom } from '../../entities/user/user.queries.ts';
import { hasTeam, planLabel } from '../../entities/user/user.rules.ts';
import { billingPaths } from '../../shared/billingPaths.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { FormerTeam } from './FormerTeam.tsx';
import { MemberOfTeam } from './MemberOfTeam.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { teamMessages as words } from './team.messages.ts';
import { teamRole } from './team.rules.ts';

function Framed({ children }: { children: ReactNode }) {
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      {children}
    </Stack>
  );
}

/**
 * The people who act in an account; the actions depend on who views the page.
 * @see specification, sections 2 and 6
 */
export function TeamPage() {
  const me = useAtomValue(meAtom).data;
  const person = useAtomValue(personAtom);
  const role = me && person ? teamRole(me, person) : undefined;
  if (me === undefined || role === undefined || role === 'member') {
    return (
      <Framed>
        {me && role === 'member' ? (
          <MemberOfTeam owner={me} />
        ) : (
          <AreaLoading label={words.loading} height={size.productBody} />
        )}
      </Framed>
    );
  }
  const isReadOnly = role === 'viewing';
  const team = { plan: me.selectedPlan, isReadOnly, isBilled: me.isBillingEnabled };
  if (hasTeam(me.selectedPlan)) return <OwnTeam {...team} />;
  return (
    <FormerTeam {...team}>
      <Framed>
        <EmptyState
          title={words.noTeam.title}
          icon={<UsersIcon size={20} />}
          action={
            me.isBillingEnabled && role === 'owner' ? (
              <LinkButton href={billingPaths.billing()}>{words.toPlans}</LinkButton>
            ) : undefined
          }
        >
          {words.noTeam.body(planLabel(me.selectedPlan))}
        </EmptyState>
      </Framed>
    </FormerTeam>
  );
}
