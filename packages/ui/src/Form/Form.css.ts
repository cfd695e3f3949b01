import { componentStyle } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const form = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['20'],
    inlineSize: '100%',
    maxInlineSize: size.form,
  },
  'form',
);

export const summary = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space['4'],
    paddingBlock: vars.space['12'],
    paddingInline: vars.space['16'],
    border: `1px solid ${vars.critical.border}`,
    borderRadius: vars.radius['10'],
    backgroundColor: vars.critical.soft,
    color: vars.text.default,
    overflowWrap: 'anywhere',
  },
  'summary',
);

export const title = componentStyle({ fontWeight: vars.weight.semibold }, 'title');

export const list = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space['4'] },
  'list',
);

export const link = componentStyle(
  { color: vars.critical.text, textUnderlineOffset: '0.2em' },
  'link',
);
