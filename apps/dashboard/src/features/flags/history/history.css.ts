import { below, vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

/** The changes in one frame, separated by lines. */
export const changes = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.border.subtle}`,
  borderRadius: vars.radius[10],
  backgroundColor: vars.surface.raised,
});

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  padding: vars.space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  '@media': { [below('narrow')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[8],
});

export const details = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const lines = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.factColumn}) minmax(0, 1fr)`,
  gap: `${vars.space[4]} ${vars.space[16]}`,
  maxInlineSize: size.securityPage,
  margin: 0,
  fontSize: vars.type[13].size,
});

export const label = style({ color: vars.text.muted });

export const value = style({ margin: 0 });

export const before = style({ color: vars.text.muted, textDecoration: 'line-through' });
