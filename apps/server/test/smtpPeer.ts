import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from 'vitest';
import { type ReadLetter, readLetter } from './mailPeer.ts';

/** How the peer answers one letter: it takes it, or refuses it with a status. */
export interface PeerAnswer {
  status?: number;
  text?: string;
  /** Refused when the recipient is named, rather than once the letter is there. */
  isEarly?: boolean;
  /** What it waits for before it answers. */
  after?: Promise<void>;
}

/** A mail server that is not ours. */
export interface SmtpPeer {
  url: string;
  /** What was taken, with whom it was given for. */
  taken: (ReadLetter & { recipients: string[]; sender: string })[];
  /** How many letters were offered to it. */
  offered: () => number;
  /** Who has signed in. */
  users: { user: unknown; password: unknown }[];
  /** Whether who signs in is let in. */
  isKnown: () => boolean;
  /** How to answer letters from now on, by their recipient. */
  answer: (to: string) => PeerAnswer;
  /** Waits for a letter to somebody. */
  letterTo: (email: string) => Promise<ReadLetter>;
  close(): Promise<void>;
}

function refusal({ status, text }: PeerAnswer): Error {
  return Object.assign(new Error(text ?? 'refused'), { responseCode: status });
}

/** Starts a mail server on a port of its own; a secure one has a certificate that nobody trusts. */
export async function startSmtpPeer({ isSecure = false } = {}): Promise<SmtpPeer> {
  let offered = 0;
  const server = new SMTPServer({
    secure: isSecure,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      peer.users.push({ user: username, password });
      if (peer.isKnown()) callback(null, { user: username });
      else callback(Object.assign(new Error('Who is that?'), { responseCode: 535 }));
    },
    onRcptTo({ address }, _session, callback) {
      const answer = peer.answer(address);
      if (!answer.isEarly) return callback();
      offered += 1;
      callback(refusal(answer));
    },
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      offered += 1;
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const answer = peer.answer(recipients[0] ?? '');
      await answer.after;
      if (answer.status !== undefined) return callback(refusal(answer));
      const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      peer.taken.push({ ...(await readLetter(Buffer.concat(chunks))), recipients, sender });
      callback();
    },
  });
  // A client that is killed in the middle of a letter is what these tests are about.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const peer: SmtpPeer = {
    url: `${isSecure ? 'smtps' : 'smtp'}://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken: [],
    users: [],
    isKnown: () => true,
    offered: () => offered,
    answer: () => ({}),
    async letterTo(email) {
      const find = () => peer.taken.find(({ recipients }) => recipients.includes(email));
      await expect.poll(find, { timeout: 15_000, interval: 50 }).toBeDefined();
      const letter = find();
      if (letter === undefined) throw new Error('The letter is gone.');
      return letter;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return peer;
}
