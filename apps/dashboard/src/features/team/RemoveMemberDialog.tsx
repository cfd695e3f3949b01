import type { MemberResponse } from '@pressdock/api';
import { personName } from '../../entities/user/user.rules.ts';
import { AskFirst } from '../../shared/form/AskFirst.tsx';
import { useSetAtom } from '../../shared/state.ts';
import { teamMessages } from './team.messages.ts';
import { removeMemberAtom } from './team.queries.ts';

const { remove: words } = teamMessages;

export interface RemoveMemberDialogProps {
  member: MemberResponse;
  onClose: () => void;
}

/** Asks before a member is shown out, because it takes effect at once. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const remove = useSetAtom(removeMemberAtom);
  return (
    <AskFirst
      title={words.title(personName(member))}
      confirmLabel={words.confirm}
      failed={words.failed}
      work={() => remove(member._id)}
      onClose={onClose}
    >
      {words.body}
    </AskFirst>
  );
}
