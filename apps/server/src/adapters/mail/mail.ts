import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Postman } from '../../ports/mail.ts';
import { openFolderPostman } from './folderPostman.ts';
import { createSmtpPostman } from './smtpPostman.ts';

/** Chooses who takes letters away: the mail server that the settings name, or the data folder. */
export async function openPostman({
  mail: { smtp, from },
  dataFolder,
}: Pick<Config, 'mail' | 'dataFolder'>): Promise<Postman> {
  if (smtp !== null) return createSmtpPostman(smtp, from);
  return openFolderPostman(join(dataFolder, 'mail'), from);
}
