import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The widths of the columns that a long list does not share equally, and its height in a dialog. */
export const dayWidth = '8rem';
export const removeWidth = '7rem';
export const menuWidth = '4rem';
export const listHeight = '20rem';

export const anywhere = style({ overflowWrap: 'anywhere' });

/** The people that a search finds; scrolls so that the dialog stays short. */
export const found = style({
  display: 'grid',
  gap: vars.space[12],
  maxBlockSize: listHeight,
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
