import nodemailer from 'nodemailer';
import { isLoopback } from '../../config.ts';
import type { SmtpConfig } from '../../mailSettings.ts';
import type { Delivery, Mailer } from '../../ports/mail.ts';
import { type Sender, toMessage } from './message.ts';

interface SmtpError {
  message: string;
  responseCode?: number;
  /** The command that the server rejected. */
  command?: string;
}

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 30_000;
const maxReasonLength = 500;

/** The commands whose rejection is about this e-mail rather than our password or address. */
const emailCommands = ['RCPT TO', 'DATA'];

function toFailure(error: unknown): Delivery {
  const { responseCode, command, message } = error as SmtpError;
  const status = responseCode ?? null;
  return {
    ok: false,
    isPermanent: status !== null && status >= 500 && emailCommands.includes(command ?? ''),
    status,
    reason: String(message).slice(0, maxReasonLength),
  };
}

/**
 * Creates a mailer that sends e-mails through an SMTP server. The connection is encrypted if the
 * server offers it, and must be encrypted when a password is sent to another machine.
 */
export function createSmtpMailer(
  { host, port, isSecure, user, password }: SmtpConfig,
  from: Sender,
): Mailer {
  const auth = user === null ? undefined : { user, pass: password ?? '' };
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && auth !== undefined && !isLoopback(host),
    ...(auth && { auth }),
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (mail) => transport.sendMail(toMessage(mail, from)).then(() => ({ ok: true }), toFailure),
    list: undefined,
  };
}
