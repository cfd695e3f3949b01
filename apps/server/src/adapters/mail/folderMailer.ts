import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Mail, Mailer } from '../../ports/mail.ts';
import { beginFile, makeFolder } from '../objects/durableFile.ts';
import { type Sender, toMessage } from './message.ts';

const maxFiles = 500;
const maxListed = 100;

function fileName({ date, kind, messageId }: Mail): string {
  const moment = date.toISOString().replace(/[:.]/g, '-');
  return `${moment}-${kind}-${messageId.replace(/^<|@.*$/g, '')}.eml`;
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const surplus = names.slice(0, Math.max(0, names.length - maxFiles));
  await Promise.all(surplus.map((name) => rm(join(folder, name), { force: true })));
}

/** Creates a mailer that writes e-mails to a folder as `.eml` files, for servers without SMTP. */
export async function openFolderMailer(folder: string, from: Sender): Promise<Mailer> {
  await makeFolder(folder);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const listed: Mail[] = [];
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const file = await beginFile(folder);
      await file.handle.writeFile(message as Buffer);
      const isNew = await file.publish(join(folder, fileName(mail)));
      if (isNew) listed.unshift(mail);
      listed.splice(maxListed);
      await removeOldest(folder);
      return { ok: true };
    },
    list: () => listed,
  };
}
