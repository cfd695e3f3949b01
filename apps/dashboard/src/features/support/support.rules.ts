import type { RecentFailure } from '../../shared/log.ts';
import { withoutCodes } from '../../shared/paths.ts';
import { supportMessages } from './support.messages.ts';

const { lines: words, subject } = supportMessages;

/** The facts of a report that are known without asking. */
export interface ReportFacts {
  description: string;
  version: string | undefined;
  account: string | undefined;
  /** The person who acts, if the account is not their own. */
  person: string | undefined;
  page: string | undefined;
  browser: string;
  window: string;
  time: string;
  failures: readonly RecentFailure[];
}

const line = (name: string, value: string | undefined) => `${name}: ${value ?? words.unknown}`;

/** Returns a report for support: the person's description and what the browser knows. */
export function reportText(facts: ReportFacts): string {
  const { description, version, account, person, page, browser, window, time, failures } = facts;
  const failureLines = failures.map(({ at, page: where, what }) =>
    withoutCodes(`- ${at} ${where}: ${what}`),
  );
  return [
    ...(description.trim() === '' ? [] : [description.trim(), '']),
    line(words.version, version),
    line(words.account, account),
    ...(person === undefined || person === account ? [] : [line(words.person, person)]),
    ...(page === undefined ? [] : [line(words.page, withoutCodes(page))]),
    line(words.browser, browser),
    line(words.window, window),
    line(words.time, time),
    ...(failureLines.length === 0
      ? [line(words.failures, words.noFailures)]
      : [`${words.failures}:`, ...failureLines]),
  ].join('\n');
}

// E-mail programs cut or reject longer URLs.
const LONGEST_BODY = 1800;

/**
 * Returns the target of a report for the operator's support URL; only e-mail and web addresses are
 * accepted.
 */
export function supportTarget(
  supportUrl: string | null,
  report: string,
): { kind: 'mail' | 'web'; href: string } | undefined {
  if (supportUrl === null || !URL.canParse(supportUrl)) return undefined;
  const url = new URL(supportUrl);
  if (url.protocol === 'https:' || url.protocol === 'http:') return { kind: 'web', href: url.href };
  if (url.protocol !== 'mailto:') return undefined;
  const query = new URLSearchParams(url.search);
  if (!query.has('subject')) query.set('subject', subject);
  query.set('body', report.slice(0, LONGEST_BODY));
  // E-mail programs read a plus sign literally, not as a space.
  return {
    kind: 'mail',
    href: `mailto:${url.pathname}?${query.toString().replaceAll('+', '%20')}`,
  };
}
