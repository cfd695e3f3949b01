import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** Below this width, only the current step shows its title. */
const narrow = `(max-width: ${size.stepsNarrow})`;

export const frame = componentStyle({ containerType: 'inline-size', minInlineSize: 0 }, 'frame');

export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minInlineSize: 0,
  },
  'list',
);

export const step = componentStyle(
  {
    flex: '0 1 auto',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[8],
    minInlineSize: 0,
    maxInlineSize: '100%',
    color: vars.text.muted,
    selectors: {
      '&[aria-current]': { color: vars.text.default, fontWeight: vars.weight.medium },
      // The line to the next step.
      '&:not(:last-child)': { flexGrow: 1 },
      '&:not(:last-child)::after': {
        content: '""',
        flex: `1 1 ${vars.space[12]}`,
        minInlineSize: vars.space[12],
        blockSize: 1,
        marginBlockStart: vars.space[12],
        backgroundColor: vars.border.strong,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:not(:last-child)::after': { backgroundColor: 'CanvasText' } },
      },
    },
  },
  'step',
);

export const mark = componentStyle(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.space[24],
    blockSize: vars.space[24],
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius.full,
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      [`${step}[data-done] > &`]: {
        borderColor: vars.accent.border,
        backgroundColor: vars.accent.soft,
        color: vars.accent.text,
      },
      [`${step}[aria-current] > &`]: {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.solid,
        color: vars.accent.onSolid,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'mark',
);

export const title = componentStyle(
  {
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    overflowWrap: 'anywhere',
    '@container': {
      [narrow]: {
        selectors: {
          [`${step}:not([aria-current]) > &`]: {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            padding: 0,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
  'title',
);
