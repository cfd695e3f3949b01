import { INVITATION_SECONDS } from '@pressdock/api/limits';
import { defineEmail } from '../../ports/email.ts';
import { formatDay } from '../../text/dates.ts';

const longestSubject = 60;

/** Shortens a subject that contains names other people chose. */
function shorten(subject: string): string {
  const characters = [...subject];
  if (characters.length <= longestSubject) return subject;
  return `${characters.slice(0, longestSubject - 1).join('')}…`;
}

/** Sent to a person who is invited to a team. */
export const invitationEmail = defineEmail<{
  inviter: string;
  team: string;
  link: string;
  expiresAt: Date;
}>(
  'invitation',
  ({ inviter, team, link, expiresAt }) => ({
    subject: shorten(`${inviter} invited you to ${team}`),
    paragraphs: [
      `${inviter} invited you to join the team of ${team} on Pressdock. To accept, sign in with an account for this e-mail address, or create one.`,
      `The invitation expires on ${formatDay(expiresAt)}.`,
    ],
    link: { label: 'View invitation', address: link },
    note: 'If you do not know the sender, ignore this e-mail.',
  }),
  { lifetimeSeconds: INVITATION_SECONDS, dateFields: ['expiresAt'] },
);
