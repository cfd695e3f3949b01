import './Select.css.ts';
import { componentStyle } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

/** The message in a list that has no options. */
export const message = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['8'],
    minBlockSize: vars.control.item,
    paddingBlock: vars.space['4'],
    paddingInline: vars.space['8'],
    color: vars.text.muted,
    overflowWrap: 'anywhere',
  },
  'message',
);
