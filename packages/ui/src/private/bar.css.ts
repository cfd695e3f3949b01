import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** A bar with its label and value above. */
export const bar = componentStyle({ display: 'grid', gap: vars.space[8], minInlineSize: 0 }, 'bar');

/** The label and the value. */
export const words = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
  },
  'words',
);

/** The label. */
export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' }, 'label');

/** The value as text. */
export const figure = componentStyle(
  { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' },
  'figure',
);

/** The whole range. */
export const track = componentStyle(
  {
    position: 'relative',
    overflow: 'hidden',
    blockSize: size.progress,
    borderRadius: vars.radius.full,
    backgroundColor: vars.surface.sunken,
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'track',
);

/** The filled part, in its text color, which another class may set. */
export const fill = componentStyle(
  {
    blockSize: '100%',
    borderRadius: vars.radius.full,
    color: vars.accent.solid,
    backgroundColor: 'currentColor',
    transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
  },
  'fill',
);
