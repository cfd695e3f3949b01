const cases = (name, rows) => rows.map(([text, ...terms]) => ({ name, text, terms }));

/** Texts, and the terms that the check must find in each, so that a broken rule cannot go unnoticed. */
export const wordingCases = [
  ...cases('page.tsx', [
    ['<p>Your licence was cancelled.</p>', 'licenc', 'cancelled'],
    ['const words = { title: "Colours" };', 'colour'],
    ['const listLicences = () => [];', 'licenc'],
    ['/** Deletes it for good. */', 'for good'],
    ['/**\n * Deletes it for\n * good, whoever asks.\n */', 'for good', 'whoever'],
    ['// A text that\n// is none.', 'that is none'],
    ['/** What a site is told. */\nexport type Answer = 1;', '/** what', 'told'],
    ['/**\n * Where it is.\n */\nconst path = 1;', '/** where'],
    ['interface Row {\n  /** What the log records. */\n  text: string;\n}'],
    ["test('an invalid id is no longer read as what is no id')", 'what is no'],
    ['const LicenseSaid = 1;', 'LicenseSaid'],
    ['interface Row { asked: string }', 'asked'],
    ['const letters = [];', 'letters'],
    ['<Button>Go on</Button>', 'go on'],
    ['// The site does not exist any more.', 'any more'],
    ['// It stays as it is.', 'as it is'],
    ['/** Describes what the caller receives, where it can. */'],
    ['<p aria-labelledby="title">Licensed colors behave as it is described.</p>'],
    ['// Use letters and digits, capital letters, or one letter of the alphabet.'],
    ['// There are any more rows than that no longer matter, and it goes on the left.'],
    ['item.asked = asked(item);'],
    ["const style = { constructor, letterSpacing: '1px' }; // Sets letter-spacing."],
    ['const letterCount = 1; // The letter, letter-spacing.', 'letterCount', 'letter'],
    ['// An analysis, an optimist, an organism, realism and a specialist.'],
  ]),
  ...cases('0029-had-back-for-good.md', [['# A grey area', 'had back', 'for good', 'grey']]),
  ...cases('page.mdx', [['Take the picture towards the centre.', 'picture', 'towards', 'centre']]),
];
