import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../look/sizes.ts';

export const props = style({ marginBlock: `${vars.space['24']} ${vars.space['32']}` });

export const title = style({
  fontSize: vars.type['16'].size,
  lineHeight: vars.type['16'].lineHeight,
});

export const lead = style({ marginBlockStart: vars.space['4'], color: vars.text.muted });

export const list = style({
  marginBlockStart: vars.space['12'],
  borderBlockEnd: `1px solid ${vars.border.subtle}`,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${size.propName}, 1fr) 3fr`,
  gap: `${vars.space['4']} ${vars.space['16']}`,
  paddingBlock: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.subtle}`,
  '@media': { [below('narrow')]: { gridTemplateColumns: '1fr' } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: vars.space['8'],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const about = style({
  display: 'grid',
  gap: vars.space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const description = style({ maxInlineSize: '68ch', whiteSpace: 'pre-line' });

export const type = style({ color: vars.text.muted });

export const inherited = style({ marginBlockStart: vars.space['12'] });

export const note = style({
  marginBlockStart: vars.space['12'],
  color: vars.text.muted,
  fontSize: vars.type['13'].size,
});
