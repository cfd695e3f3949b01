/**
 * What a style may write out, and why no token can say it. Percentages and fractions need no row:
 * they are shares of what is there. A row that nothing needs any more fails the check.
 * @typedef {{ values: string[], why: string, property?: string, in?: string }} Row
 */

/** @type {Row[]} */
export const allowed = [
  { values: ['100dvb', '100vi', '100vw'], why: 'The window itself, from edge to edge.' },
  {
    property: 'textUnderlineOffset',
    values: ['0.2em'],
    why: 'An underline keeps its distance at every size of text.',
  },
  {
    property: 'letterSpacing',
    values: ['-0.01em'],
    why: 'Large letters stand closer, by a share of their own size.',
  },
  {
    property: 'maxInlineSize',
    values: ['48ch', '68ch', '72ch'],
    why: 'A line of text ends where it still reads well, counted in its own letters.',
  },
  {
    in: 'packages/ui/src/styles/reset.css.ts',
    values: ['0.9286em'],
    why: 'Code is 13 px within text of 14, and as much smaller within any other.',
  },
  {
    in: 'packages/ui/src/Breadcrumbs/Breadcrumbs.css.ts',
    values: ['4em'],
    why: 'A cut crumb still shows a few letters, at every size of text.',
  },
  {
    in: 'packages/ui/src/CommandPalette/CommandPalette.css.ts',
    values: ['60dvb'],
    why: 'The palette stays in sight above a keyboard on the screen.',
  },
  {
    in: 'packages/ui/src/DataTable/DataTable.tsx',
    values: ['70dvh'],
    why: 'A windowed table scrolls by itself, so it has to end within the window.',
  },
  {
    in: 'packages/ui/src/private/overlay.css.ts',
    values: ['12dvh'],
    why: 'A panel near the top keeps a share of the window above it.',
  },
  {
    in: 'packages/ui/src/ProgressBar/ProgressBar.css.ts',
    values: ['1.4s'],
    why: 'The pace of a loop; tokens say how long one change takes.',
  },
  {
    in: 'packages/ui/src/Skeleton/Skeleton.css.ts',
    values: ['150ms', '1ms', '1s', '1.6s'],
    why: 'The pace of a loop, and the wait after which a placeholder appears at all.',
  },
  {
    in: 'packages/ui/src/private/PendingRing.css.ts',
    values: ['0.8s', '2s'],
    why: 'The pace of a loop; tokens say how long one change takes.',
  },
  {
    in: 'packages/charts/src/axes/Axes.tsx',
    values: ['0.32em'],
    why: 'Half the height of a digit, so that figures stand in the middle of their line.',
  },
  {
    in: 'packages/charts/src/theme/marks.css',
    values: ['4px'],
    why: 'A ring of two pixels around a ring of two pixels.',
  },
  {
    in: 'packages/charts/src/sparkline/sparkline.css',
    values: ['3px'],
    why: 'Room for half of the dot at the end of the line.',
  },
  {
    in: 'apps/dashboard/src/shared/page/AuthLayout.css.ts',
    values: ['14vh'],
    why: 'The card stands a little above the middle of any window.',
  },
  {
    in: 'apps/dashboard/src/features/home/StatsPanel.tsx',
    values: ['4ch'],
    why: 'Keeps the place of a figure of four digits.',
  },
  {
    in: 'apps/docs/src/look/page.css.ts',
    values: ['0.1em', '0.35em', '0.875em'],
    why: 'Code within text follows the size of that text.',
  },
  {
    in: 'apps/docs/src/recipes/HarbourPage.tsx',
    values: ['20rem'],
    why: 'A recipe is copied as it stands, without a file of sizes beside it.',
  },
];
