import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mail.ts';

/** The name and the mailbox that letters come from. */
export interface Sender {
  name: string;
  address: string;
}

/** A letter as the mail library takes it. Both mailboxes are parsed: it is given no text to read addresses in. */
export function toMessage(mail: Mail, from: Sender): SendMailOptions {
  const { messageId, kind, date, to, subject, text, html } = mail;
  return {
    messageId,
    date,
    from,
    to: [to],
    envelope: { from: from.address, to: [to.address] },
    subject,
    text,
    html,
    headers: { 'auto-submitted': 'auto-generated', 'x-pressdock-letter': kind },
  };
}
