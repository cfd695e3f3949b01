import { EmptyState, PageHeader, Stack, UsersIcon } from '@pressdock/ui';
import { meAtom, personAtom } from '../../entities/user/user.queries.ts';
import { capitalize, hasTeam, planName } from '../../entities/user/user.rules.ts';
import { AreaLoading } from '../../shared/AreaLoading.tsx';
import { PageTitle } from '../../shared/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { MemberOfTeam } from './MemberOfTeam.tsx';
import { OwnTeam } from './OwnTeam.tsx';
import { teamMessages as words } from './team.messages.ts';
import { teamRole } from './team.rules.ts';

/**
 * The people who act in an account; what there is to do depends on who looks.
 * @see specification, sections 2 and 6
 */
export function TeamPage() {
  const me = useAtomValue(meAtom).data;
  const person = useAtomValue(personAtom);
  const role = me && person ? teamRole(me, person) : undefined;
  if (me && role === 'owner' && hasTeam(me.selectedPlan)) {
    return <OwnTeam plan={me.selectedPlan} isReadOnly={false} />;
  }
  if (me && role === 'viewing' && hasTeam(me.selectedPlan)) {
    return <OwnTeam plan={me.selectedPlan} isReadOnly />;
  }
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader title={words.title} context={words.context} />
      {me === undefined || role === undefined ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : role === 'member' ? (
        <MemberOfTeam owner={me} />
      ) : (
        <EmptyState title={words.noTeam.title} icon={<UsersIcon size={20} />}>
          {words.noTeam.body(capitalize(planName(me.selectedPlan)))}
        </EmptyState>
      )}
    </Stack>
  );
}
