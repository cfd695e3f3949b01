import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

const narrow = below('narrow');
const medium = below('medium');

/** The product's sign and name. */
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontSize: vars.type[16].size,
  lineHeight: vars.type[16].lineHeight,
});

/** What is always at hand, along the top. */
export const topBar = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

/** The trail takes the room that is left. */
export const trail = style({ flex: 1, minInlineSize: 0 });

/** The plan, where there is room. */
export const plan = style({ '@media': { [narrow]: { display: 'none' } } });

/** Looks like the field that it opens. */
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

/** The words in it, on wide screens. */
export const paletteText = style({
  flex: 1,
  '@media': { [medium]: { display: 'none' } },
});

/** Its shortcut, on wide screens. */
export const paletteKeys = style({
  fontFamily: 'inherit',
  fontSize: vars.type[12].size,
  color: vars.text.subtle,
  '@media': { [medium]: { display: 'none' } },
});
