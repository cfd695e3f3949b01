import { randomUUID } from 'node:crypto';
import { createSmtpMailer, verifySmtp } from '../../adapters/mail/smtpMailer.ts';
import { isLoopback } from '../../config.ts';
import { type CheckResult, type Examined, reasonOf, resultsOf, skipInvalid } from './check.ts';

const results = resultsOf('mail');

/** Signs in to the mail server, and sends an e-mail if there is an address for it. */
export async function checkMail(
  examined: Examined,
  sendTo: string | undefined,
): Promise<CheckResult[]> {
  const skipped = skipInvalid('mail', examined, ['SMTP_URL', 'MAIL_FROM']);
  if (skipped !== undefined) return [skipped];
  const { smtp, from } = examined.config.mail;
  if (smtp === null) {
    const message = 'There is no mail server, so e-mails are written to the data folder.';
    return [results.warning(message, 'Set SMTP_URL and MAIL_FROM.')];
  }
  const server = `${smtp.host}:${smtp.port}`;
  const verified = await verifySmtp(smtp).then(
    (outcome) => outcome,
    (error: unknown) => ({ reason: reasonOf(error) }),
  );
  if ('reason' in verified) {
    const remedy = 'Check SMTP_URL: host, port, user and password, and smtps for port 465.';
    return [results.failed(`${server} cannot be used: ${verified.reason}.`, remedy)];
  }
  const found: CheckResult[] = [];
  if (!verified.isEncrypted && !isLoopback(smtp.host)) {
    const message = `The connection to ${server} is not encrypted.`;
    found.push(results.warning(message, 'Use a mail server with STARTTLS, or smtps.'));
  }
  const login = smtp.user === null ? 'without a login' : 'and accepts the login';
  found.push(results.ok(`${server} is reachable ${login}.`));
  if (sendTo === undefined) return found;
  const sent = await createSmtpMailer(smtp, from).send({
    messageId: `<${randomUUID()}@${new URL(examined.config.publicUrl).hostname}>`,
    kind: 'doctor',
    date: new Date(),
    to: { name: '', address: sendTo },
    subject: 'Test e-mail from Pressdock',
    text: 'This e-mail was sent by the command "pressdock doctor". E-mail works.',
    html: '<p>This e-mail was sent by the command “pressdock doctor”. E-mail works.</p>',
  });
  found.push(
    sent.ok
      ? results.ok(`An e-mail to ${sendTo} was accepted.`)
      : results.failed(
          `The e-mail to ${sendTo} was rejected: ${sent.reason.split('\n')[0]}.`,
          'Check MAIL_FROM, and whether the mail server may send to that address.',
        ),
  );
  return found;
}
