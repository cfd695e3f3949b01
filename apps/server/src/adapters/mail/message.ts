import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mail.ts';

/** The name and address that e-mails are sent from. */
export interface Sender {
  name: string;
  address: string;
}

/** Returns an e-mail as nodemailer options. Addresses are objects, so nodemailer does not parse them. */
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
