import { vars } from '@pressdock/ui/tokens';
import { style } from '@vanilla-extract/css';
import { size } from '../../shared/sizes.ts';

/** A sentence in a card whose other content reaches its edges. */
export const note = style({ padding: `${vars.space[12]} ${vars.space[20]}` });

/** A row with facts at the start and actions at the end. */
export const row = style([
  note,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.subtle}` } },
  },
]);

/** A name in a table, which may break anywhere. */
export const name = style({
  display: 'block',
  minInlineSize: size.productName,
  overflowWrap: 'anywhere',
});
