import '../private/gap.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';

/** The custom properties that configure a grid. */
export const columnCount = '--pd-grid-columns';
export const columnWidth = '--pd-grid-column-width';

export const counted = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(var(${columnCount}), minmax(0, 1fr))`,
  },
  'counted',
);

export const fitted = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, var(${columnWidth})), 1fr))`,
  },
  'fitted',
);
