import type { MemberResponse, PendingMemberResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  EmptyState,
  LinkButton,
  PageHeader,
  PlusIcon,
  Stack,
  UsersIcon,
} from '@pressdock/ui';
import { useState } from 'react';
import { billingPaths } from '../../shared/billingPaths.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { InviteMemberDialog } from './InviteMemberDialog.tsx';
import { MembersCard } from './MembersCard.tsx';
import { PendingCard } from './PendingCard.tsx';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { RevokeInvitationDialog } from './RevokeInvitationDialog.tsx';
import { teamMessages as words } from './team.messages.ts';
import { membersAtom, pendingAtom } from './team.queries.ts';
import { countTeam } from './team.rules.ts';

type OpenDialog =
  | { about: 'invite' }
  | { about: 'member'; member: MemberResponse }
  | { about: 'invitation'; invitation: PendingMemberResponse };

export interface OwnTeamProps {
  plan: string;
  /** Whether an operator is viewing the account. */
  isReadOnly: boolean;
  /** Whether the owner can change the plan. */
  isBilled: boolean;
}

/** The team of an account: its members, its invitations, and the owner's actions. */
export function OwnTeam({ plan, isReadOnly, isBilled }: OwnTeamProps) {
  const members = useAtomValue(membersAtom);
  const pending = useAtomValue(pendingAtom);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const isKnown = members.data !== undefined && pending.data !== undefined;
  const { used, limit, isFull } = countTeam(
    plan,
    members.data?.length ?? 0,
    pending.data?.filter(({ isExpired }) => !isExpired).length ?? 0,
  );
  const isAlone = isKnown && members.data.length === 0 && pending.data.length === 0;
  const add = isReadOnly ? undefined : (
    <Button variant="primary" isDisabled={isFull} onPress={() => setDialog({ about: 'invite' })}>
      <PlusIcon size={16} />
      {words.add}
    </Button>
  );
  const teamSize = isKnown && limit ? ` ${words.size(used, limit)}.` : '';
  const hasFailed = members.isError || pending.isError;

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={`${words.context}${teamSize}`}
        actions={isAlone ? undefined : add}
      />
      {isReadOnly ? <Alert tone="info">{words.viewing}</Alert> : null}
      {isFull && !isReadOnly ? <FullNotice limit={limit} isBilled={isBilled} /> : null}
      {hasFailed ? (
        <FailureNotice
          isRetrying={members.isFetching || pending.isFetching}
          onRetry={() => {
            void members.refetch();
            void pending.refetch();
          }}
        >
          {words.fetchFailed}
        </FailureNotice>
      ) : null}
      {isAlone ? (
        <EmptyState title={words.emptyTitle} icon={<UsersIcon size={20} />} action={add}>
          {words.empty}
        </EmptyState>
      ) : null}
      {isKnown && !isAlone ? (
        <MembersCard
          members={members.data}
          onRemove={isReadOnly ? undefined : (member) => setDialog({ about: 'member', member })}
        />
      ) : null}
      {isKnown && pending.data.length > 0 ? (
        <PendingCard
          invitations={pending.data}
          onRevoke={
            isReadOnly ? undefined : (invitation) => setDialog({ about: 'invitation', invitation })
          }
        />
      ) : null}
      {isKnown || hasFailed ? null : (
        <AreaLoading label={words.loading} height={size.productBody} />
      )}
      {dialog?.about === 'invite' ? <InviteMemberDialog onClose={close} /> : null}
      {dialog?.about === 'member' ? (
        <RemoveMemberDialog member={dialog.member} onClose={close} />
      ) : null}
      {dialog?.about === 'invitation' ? (
        <RevokeInvitationDialog invitation={dialog.invitation} onClose={close} />
      ) : null}
    </Stack>
  );
}

/** Explains why no member can be added, with the way to another plan. */
function FullNotice({ limit, isBilled }: { limit: number | null; isBilled: boolean }) {
  return (
    <Alert
      tone="info"
      actions={
        isBilled ? (
          <LinkButton size="small" href={billingPaths.billing()}>
            {words.toPlans}
          </LinkButton>
        ) : undefined
      }
    >
      {limit === 0 ? words.ended : words.full}
    </Alert>
  );
}
