import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export { popover } from '../private/popover.css.ts';

export const dialog = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    padding: vars.space[16],
    outline: 'none',
  },
  'dialog',
);

export const title = componentStyle(
  {
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  },
  'title',
);
