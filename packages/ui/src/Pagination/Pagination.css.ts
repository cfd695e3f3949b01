import '../Button/Button.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { media } from '../styles/states.ts';
import { vars } from '../tokens/contract.css.ts';

/** Shows all page numbers if there is room; otherwise only previous, next and the current position. */
const roomy = `(min-width: ${size.paginationRoomy})`;

export const frame = componentStyle({ containerType: 'inline-size', minInlineSize: 0 }, 'frame');

export const row = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    '@container': { [roomy]: { justifyContent: 'center' } },
  },
  'row',
);

export const pages = componentStyle(
  {
    display: 'none',
    '@container': { [roomy]: { display: 'flex', alignItems: 'center', gap: vars.space[4] } },
  },
  'pages',
);

export const position = componentStyle(
  {
    color: vars.text.muted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // Where the page numbers are visible, this is only for screen readers.
    '@container': {
      [roomy]: {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  'position',
);

export const page = componentStyle(
  {
    minInlineSize: vars.control.medium,
    minBlockSize: vars.control.medium,
    paddingInline: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.coarsePointer]: {
        minInlineSize: vars.control.touch,
        minBlockSize: vars.control.touch,
      },
      [media.forcedColors]: { borderColor: 'Canvas' },
    },
    selectors: {
      '&[aria-current]': {
        borderColor: vars.accent.solid,
        backgroundColor: vars.accent.soft,
        color: vars.accent.text,
        fontWeight: vars.weight.semibold,
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
      '&[aria-current]:is([data-hovered], [data-pressed])': {
        backgroundColor: vars.accent.soft,
        color: vars.accent.text,
      },
    },
  },
  'page',
);

export const gap = componentStyle(
  { minInlineSize: vars.space[24], color: vars.text.muted, textAlign: 'center' },
  'gap',
);

export const backwards = componentStyle({ display: 'flex', transform: 'scaleX(-1)' }, 'backwards');
