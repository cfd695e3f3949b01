import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

const narrow = below('narrow');
const medium = below('medium');

/** The logo and the name of the product. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.type[16].size,
  lineHeight: vars.type[16].lineHeight,
});

/** The bar along the top. */
export const topBar = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

/** The breadcrumbs fill the free space. */
export const trail = style({ flex: 1, minInlineSize: 0 });

/** The plan, hidden on narrow screens. */
export const plan = style({ '@media': { [narrow]: { display: 'none' } } });

/** A button that looks like the search field it opens. */
export const paletteButton = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: size.paletteButton,
  minBlockSize: vars.control.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius[6],
  backgroundColor: vars.surface.raised,
  color: vars.text.muted,
  cursor: 'pointer',
  textAlign: 'start',
  ':hover': { borderColor: vars.border.strong, color: vars.text.default },
  '@media': {
    [medium]: {
      inlineSize: vars.control.medium,
      justifyContent: 'center',
      paddingInline: 0,
    },
  },
});

/** The label of the button, on wide screens. */
export const paletteText = style({
  flex: 1,
  '@media': { [medium]: { display: 'none' } },
});

/** The shortcut, on wide screens. */
export const paletteKeys = style({
  fontFamily: 'inherit',
  fontSize: vars.type[12].size,
  color: vars.text.subtle,
  '@media': { [medium]: { display: 'none' } },
});
