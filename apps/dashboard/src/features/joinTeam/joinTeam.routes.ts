import type { Feature } from '../../entities/navigation/navigation.kind.ts';
import { page, route } from '../../shared/navigation/route.tsx';
import { patterns } from '../../shared/paths.ts';

/** Accepting an invitation to a team. */
export const joinTeamFeature: Feature = {
  routes: [
    route(
      patterns.joinTeam,
      'anyone',
      page(async () => (await import('./JoinTeamPage.tsx')).JoinTeamPage),
    ),
    route(
      patterns.acceptInvitation,
      'session',
      page(async () => (await import('./AcceptInvitationPage.tsx')).AcceptInvitationPage),
    ),
  ],
};
