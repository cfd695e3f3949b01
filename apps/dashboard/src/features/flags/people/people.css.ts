import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../../shared/sizes.ts';

export const anywhere = style({ overflowWrap: 'anywhere' });

/** The people that a search finds; scrolls so that the dialog stays short. */
export const found = style({
  display: 'grid',
  gap: vars.space[12],
  maxBlockSize: size.dialogList,
  overflowY: 'auto',
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
});

export const status = style({
  color: vars.text.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const rejected = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** A search field and a button on one line. */
export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
});
