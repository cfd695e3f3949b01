import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Mailer } from '../../ports/mail.ts';
import { openFolderMailer } from './folderMailer.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** Opens the mailer: SMTP where it is configured, or else a folder in the data folder. */
export async function openMailer({
  mail: { smtp, from },
  dataFolder,
}: Pick<Config, 'mail' | 'dataFolder'>): Promise<Mailer> {
  if (smtp !== null) return createSmtpMailer(smtp, from);
  return openFolderMailer(join(dataFolder, 'mail'), from);
}
