/**
 * Values that styles may contain although they come from no token, with the reason. Percentages and
 * fractions need no row, because they are relative. An unused row fails the check.
 * @typedef {{ values: string[], why: string, property?: string, in?: string }} Row
 */

/** @type {Row[]} */
export const allowed = [
  { values: ['100dvb', '100vi', '100vw'], why: 'The full window.' },
  {
    property: 'textUnderlineOffset',
    values: ['0.2em'],
    why: 'The distance of an underline depends on the font size.',
  },
  {
    property: 'letterSpacing',
    values: ['-0.01em'],
    why: 'Tighter tracking for large text, relative to its font size.',
  },
  {
    property: 'maxInlineSize',
    values: ['48ch', '68ch', '72ch'],
    why: 'A readable line length, in characters.',
  },
  {
    in: 'packages/ui/src/styles/reset.css.ts',
    values: ['0.9286em'],
    why: 'Code is 13 px in text of 14 px, and scales with the text.',
  },
  {
    in: 'packages/ui/src/Breadcrumbs/Breadcrumbs.css.ts',
    values: ['4em'],
    why: 'A truncated breadcrumb still shows a few characters at every font size.',
  },
  {
    in: 'packages/ui/src/CommandPalette/CommandPalette.css.ts',
    values: ['60dvb'],
    why: 'The palette stays visible above an on-screen keyboard.',
  },
  {
    in: 'packages/ui/src/DataTable/DataTable.tsx',
    values: ['70dvh'],
    why: 'A virtualized table scrolls internally, so it must fit the window.',
  },
  {
    in: 'packages/ui/src/private/overlay.css.ts',
    values: ['12dvh'],
    why: 'The distance of a panel from the top is relative to the window.',
  },
  {
    in: 'packages/ui/src/ProgressBar/ProgressBar.css.ts',
    values: ['1.4s'],
    why: 'The duration of a loop; tokens define the duration of a single change.',
  },
  {
    in: 'packages/ui/src/Skeleton/Skeleton.css.ts',
    values: ['150ms', '1ms', '1s', '1.6s'],
    why: 'The duration of a loop, and the delay before a placeholder appears.',
  },
  {
    in: 'packages/ui/src/private/PendingRing.css.ts',
    values: ['0.8s', '2s'],
    why: 'The duration of a loop; tokens define the duration of a single change.',
  },
  {
    in: 'packages/charts/src/theme/marks.css',
    values: ['4px'],
    why: 'A ring of two pixels around another ring of two pixels.',
  },
  {
    in: 'packages/charts/src/sparkline/sparkline.css',
    values: ['3px'],
    why: 'Space for half of the dot at the end of the line.',
  },
  {
    in: 'apps/dashboard/src/shared/page/AuthLayout.css.ts',
    values: ['14vh'],
    why: 'The card is slightly above the center of the window.',
  },
  {
    in: 'apps/dashboard/src/features/analytics/data/Totals.tsx',
    values: ['4ch'],
    why: 'Reserves space for a number of four digits.',
  },
  {
    in: 'apps/dashboard/src/features/versions/analytics/ActiveInstalls.tsx',
    values: ['4ch'],
    why: 'Reserves space for a number of four digits.',
  },
  {
    in: 'apps/dashboard/src/features/home/StatsPanel.tsx',
    values: ['4ch'],
    why: 'Reserves space for a number of four digits.',
  },
  {
    in: 'apps/docs/src/look/page.css.ts',
    values: ['0.1em', '0.35em', '0.875em'],
    why: 'Code in text scales with that text.',
  },
  {
    in: 'apps/docs/src/recipes/HarborPage.tsx',
    values: ['20rem'],
    why: 'A recipe is copied as a single file, without a sizes file.',
  },
  {
    in: 'apps/server/src/modules/documentation/pages/layout.css',
    values: ['90rem', '80rem', '56rem', '16rem', '15rem', '56.25rem', '40rem'],
    why: 'The frame of the documentation pages, which have no sizes file; 56.25rem is 900 px.',
  },
  {
    in: 'apps/server/src/modules/documentation/pages/navigation.css',
    values: ['14rem', '24rem', '56.25rem', '80rem', '100vb'],
    why: 'The navigation is part of that frame and scrolls within the window.',
  },
  {
    in: 'packages/ui/src/DataTable/DataTable.css.ts',
    values: ['100cqi'],
    why: 'A message is as wide as the visible part of a table that scrolls.',
  },
  {
    in: 'apps/server/src/modules/documentation/pages/layout.css',
    values: ['0.2em', '0.875em'],
    why: 'Underlines and code in text scale with that text.',
  },
  {
    in: 'apps/server/src/modules/documentation/pages/content.css',
    values: ['-0.01em', '72ch', '5rem', '10rem', '40rem'],
    why: 'Tracking, line length and columns depend on the text; 5rem is the width of the button that copies.',
  },
];
