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

/** Whether the connection must be encrypted, because a password is sent to another machine. */
function mustEncrypt({ host, isSecure, user }: SmtpConfig): boolean {
  return !isSecure && user !== null && !isLoopback(host);
}

function createTransport(smtp: SmtpConfig, requireTLS: boolean) {
  const { host, port, isSecure, user, password } = smtp;
  return nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS,
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/**
 * Creates a mailer that sends e-mails through an SMTP server. The connection is encrypted if the
 * server offers it, and must be encrypted when a password is sent to another machine.
 */
export function createSmtpMailer(smtp: SmtpConfig, from: Sender): Mailer {
  const transport = createTransport(smtp, mustEncrypt(smtp));
  return {
    send: (mail) => transport.sendMail(toMessage(mail, from)).then(() => ({ ok: true }), toFailure),
    list: undefined,
  };
}

async function signIn(smtp: SmtpConfig, requireTLS: boolean): Promise<void> {
  const transport = createTransport(smtp, requireTLS);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Connects and signs in to an SMTP server. Throws if that fails. */
export async function verifySmtp(smtp: SmtpConfig): Promise<{ isEncrypted: boolean }> {
  try {
    await signIn(smtp, !smtp.isSecure);
    return { isEncrypted: true };
  } catch (error) {
    const isUnencrypted = /STARTTLS/i.test(String((error as Error).message));
    if (smtp.isSecure || mustEncrypt(smtp) || !isUnencrypted) throw error;
    await signIn(smtp, false);
    return { isEncrypted: false };
  }
}
