import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';
import { defineEmail } from '../../ports/email.ts';
import { formatDay } from '../../text/dates.ts';
import { notificationNote } from '../mail/emailNotes.messages.ts';

/** The licenses an e-mail is about: their total, and the first of them by name. */
interface NamedLicenses<Fact> {
  total: number;
  licenses: ({ key: string; product: string } & Fact)[];
}

const note = notificationNote('e-mails about licenses and update health');

const licensesLink = (address: string) => ({ label: 'View licenses', address });
const licensesPath = '/dashboard/license-management';

function describeList({ total, licenses }: NamedLicenses<unknown>, facts: string): string {
  if (total === 1) return `It is listed below with its ${facts}.`;
  const listed = licenses.length < total ? `The first ${licenses.length} are` : 'They are';
  return `${listed} listed below with their ${facts}s.`;
}

/** Sent to an owner whose licenses expire soon. */
export const licenseExpiringEmail = defineEmail<NamedLicenses<{ expiresAt: Date }>>(
  'licenseExpiring',
  (content, page) => {
    const { total, licenses } = content;
    const count = total === 1 ? 'One of your licenses expires' : `${total} of your licenses expire`;
    return {
      subject: total === 1 ? 'A license expires soon' : `${total} licenses expire soon`,
      paragraphs: [
        `${count} within ${LICENSE_NOTICE_DAYS} days. ${describeList(content, 'expiration date')}`,
      ],
      facts: licenses.map(({ key, product, expiresAt }) => [
        key,
        `${product}, ${formatDay(expiresAt)}`,
      ]),
      link: licensesLink(page(licensesPath)),
      note,
    };
  },
  { dateFields: ['expiresAt'] },
);

/** Sent to an owner whose licenses reached their activation limit. */
export const licenseLimitReachedEmail = defineEmail<NamedLicenses<{ limit: number }>>(
  'licenseLimitReached',
  (content, page) => {
    const { total, licenses } = content;
    const count =
      total === 1
        ? 'One of your licenses has reached its'
        : `${total} of your licenses have reached their`;
    return {
      subject:
        total === 1
          ? 'A license has reached its activation limit'
          : `${total} licenses have reached their activation limits`,
      paragraphs: [
        `${count} activation limit${total === 1 ? '' : 's'}. ${describeList(content, 'limit')}`,
        'No more sites can be activated until you raise the limit or deactivate a site.',
      ],
      facts: licenses.map(({ key, product, limit }) => [
        key,
        `${product}, ${limit === 1 ? '1 activation' : `${limit} activations`}`,
      ]),
      link: licensesLink(page(licensesPath)),
      note,
    };
  },
);
