import nodemailer from 'nodemailer';
import { isLoopback } from '../../config.ts';
import type { SmtpConfig } from '../../mailSettings.ts';
import type { Delivery, Postman } from '../../ports/mail.ts';
import { type Sender, toMessage } from './message.ts';

interface SmtpError {
  message: string;
  responseCode?: number;
  /** What was said to the server before it refused. */
  command?: string;
}

const connectMs = 10_000;
const silenceMs = 30_000;
const longestReason = 500;

/** What a refusal for good is about: this mailbox or this letter, not our password or address. */
const aboutTheLetter = ['RCPT TO', 'DATA'];

function failure(error: unknown): Delivery {
  const { responseCode, command, message } = error as SmtpError;
  const status = responseCode ?? null;
  return {
    ok: false,
    isPermanent: status !== null && status >= 500 && aboutTheLetter.includes(command ?? ''),
    status,
    reason: String(message).slice(0, longestReason),
  };
}

/**
 * Hands letters to a mail server. The way there is encrypted where the server offers it, and must
 * be where a password is sent to another machine.
 */
export function createSmtpPostman(
  { host, port, isSecure, user, password }: SmtpConfig,
  from: Sender,
): Postman {
  const auth = user === null ? undefined : { user, pass: password ?? '' };
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && auth !== undefined && !isLoopback(host),
    ...(auth && { auth }),
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) => transport.sendMail(toMessage(mail, from)).then(() => ({ ok: true }), failure),
    shown: undefined,
  };
}
