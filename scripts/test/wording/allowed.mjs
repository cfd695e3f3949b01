/**
 * Terms that a file may contain although a rule bans them. A row that no longer applies fails the check.
 * @typedef {{ in: string, terms: string[], why: string }} Row `in` is a file or, with a final slash, a folder.
 */

/** @type {Row[]} */
export const allowed = [
  {
    in: 'apps/dashboard/src/features/licenseImport/columns.rules.ts',
    terms: ['licenc'],
    why: 'Headers in the files of other license managers.',
  },
  {
    in: 'scripts/test/rawText.mjs',
    terms: ['grey'],
    why: 'A CSS color.',
  },
  {
    in: 'docs/domain-language.md',
    terms: ['law', 'letter', 'picture', 'told'],
    why: 'The glossary lists the words that are not used.',
  },
  {
    in: 'apps/server/src/modules/licenses/import/importCells.rules.ts',
    terms: ['cancelled'],
    why: 'A status in the files of other license managers.',
  },
  {
    in: 'apps/server/src/modules/licenses/import/importCells.rules.test.ts',
    terms: ['cancelled'],
    why: 'A status in the files of other license managers.',
  },
  {
    in: 'apps/server/src/adapters/platforms/gumroad.ts',
    terms: ['cancelled'],
    why: 'A field of Gumroad’s API.',
  },
  {
    in: 'apps/server/src/adapters/platforms/gumroad.test.ts',
    terms: ['cancelled'],
    why: 'A field of Gumroad’s API.',
  },
  {
    in: 'apps/server/src/adapters/mail/message.ts',
    terms: ['letter'],
    why: 'The name of a header that sent e-mails carry.',
  },
  {
    in: 'apps/server/src/modules/mail/compose.rules.test.ts',
    terms: ['letter'],
    why: 'The name of a header that sent e-mails carry.',
  },
  {
    in: 'apps/server/test/harness/email.ts',
    terms: ['letter'],
    why: 'The name of a header that sent e-mails carry.',
  },
  {
    in: 'apps/server/src/modules/mail/mail.module.ts',
    terms: ['letters'],
    why: 'The name of a file in the exported account data.',
  },
  {
    in: 'apps/server/src/modules/mail/emailQueue.ts',
    terms: ['letters'],
    why: 'The name of a queue in the database.',
  },
  {
    in: 'apps/server/src/modules/mail/storedEmail.rules.ts',
    terms: ['letter'],
    why: 'A field of stored e-mails.',
  },
];
