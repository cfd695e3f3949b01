import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { type ParsedEmail, parseMimeEmail } from './email.ts';

/** How the mail server responds to one e-mail: it accepts it, or rejects it with a status. */
export interface SmtpReply {
  status?: number;
  text?: string;
  /** Rejects it at the recipient instead of at the end of its data. */
  isEarly?: boolean;
  /** What it waits for before it responds. */
  after?: Promise<void>;
}

/** An independent mail server. */
export interface TestSmtpServer {
  url: string;
  /** The accepted e-mails with their envelopes. */
  accepted: (ParsedEmail & { recipients: string[]; sender: string })[];
  /** Returns how many e-mails were offered to it. */
  countOffered: () => number;
  /** The credentials of all sign-ins. */
  users: { user: unknown; password: unknown }[];
  /** Whether sign-ins are accepted. */
  acceptsSignIn: () => boolean;
  /** Returns the response to e-mails for a recipient. */
  respond: (to: string) => SmtpReply;
  /** Waits for an e-mail to an address. */
  waitForEmail: (email: string) => Promise<ParsedEmail>;
  close(): Promise<void>;
}

function refusal({ status, text }: SmtpReply): Error {
  return Object.assign(new Error(text ?? 'refused'), { responseCode: status });
}

/** Starts a mail server on its own port. With `isSecure`, its certificate is untrusted. */
export async function startTestSmtpServer({ isSecure = false } = {}): Promise<TestSmtpServer> {
  let offered = 0;
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      mailServer.users.push({ user: username, password });
      if (mailServer.acceptsSignIn()) callback(null, { user: username });
      else callback(Object.assign(new Error('Invalid credentials'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, callback) {
      const response = mailServer.respond(address);
      if (!response.isEarly) return callback();
      offered += 1;
      callback(refusal(response));
    },
    async onData(stream, { envelope }, callback) {
      const data = await buffer(stream).catch(() => undefined);
      // The client was killed in the middle of the e-mail.
      if (data === undefined) return;
      offered += 1;
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const response = mailServer.respond(recipients[0] ?? '');
      await response.after;
      if (response.status !== undefined) return callback(refusal(response));
      const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      mailServer.accepted.push({
        ...(await parseMimeEmail(data)),
        recipients,
        sender,
      });
      callback();
    },
  });
  // These tests kill clients in the middle of an e-mail.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const mailServer: TestSmtpServer = {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    accepted: [],
    users: [],
    acceptsSignIn: () => true,
    countOffered: () => offered,
    respond: () => ({}),
    async waitForEmail(email) {
      const find = () => mailServer.accepted.find(({ recipients }) => recipients.includes(email));
      await expect.poll(find, { timeout: 15_000, interval: 50 }).toBeDefined();
      const found = find();
      if (found === undefined) throw new Error('The e-mail is missing.');
      return found;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}
