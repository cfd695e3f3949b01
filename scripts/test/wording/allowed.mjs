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
];
