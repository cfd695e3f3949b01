import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Accepting an invitation to a team. */
export const joinTeamFeature: Feature = {
  routes: [
    route(
      patterns.joinTeam,
      'anyone',
      page(() => import('./JoinTeamPage.tsx'), 'JoinTeamPage'),
    ),
    route(
      patterns.acceptInvitation,
      'session',
      page(() => import('./AcceptInvitationPage.tsx'), 'AcceptInvitationPage'),
    ),
  ],
};
