// Folders depend on each other in one direction. Tests and stories may import from anywhere.

const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Folders that need each other are one subject: move what they share, or use an event.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '\\.(test|test-d|testing|stories)\\.tsx?$',
        '^apps/[^/]+/(test|e2e)/',
      ],
    },
  },
};
