import type { ReactNode } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { OwnTeam, type OwnTeamProps } from './OwnTeam.tsx';
import { membersAtom } from './team.queries.ts';

/** The team that remains from a previous plan; `children` if there is none. */
export function FormerTeam({ children, ...team }: OwnTeamProps & { children: ReactNode }) {
  const members = useAtomValue(membersAtom).data;
  return members?.length ? <OwnTeam {...team} /> : children;
}
