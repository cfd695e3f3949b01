import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const alert = componentStyle(
  {
    display: 'flex',
    gap: vars.space[12],
    minInlineSize: 0,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    border: '1px solid',
    borderRadius: vars.radius[10],
    color: vars.text.default,
  },
  'alert',
);

export const tones = componentVariants({
  info: { borderColor: vars.info.border, backgroundColor: vars.info.soft },
  positive: { borderColor: vars.positive.border, backgroundColor: vars.positive.soft },
  caution: { borderColor: vars.caution.border, backgroundColor: vars.caution.soft },
  critical: { borderColor: vars.critical.border, backgroundColor: vars.critical.soft },
});

export const icons = componentVariants({
  info: { flex: 'none', color: vars.info.text },
  positive: { flex: 'none', color: vars.positive.text },
  caution: { flex: 'none', color: vars.caution.text },
  critical: { flex: 'none', color: vars.critical.text },
});

export const text = componentStyle(
  {
    flex: 1,
    display: 'grid',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
  'text',
);

export const title = componentStyle({ fontWeight: vars.weight.semibold }, 'title');

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[8],
    marginBlockStart: vars.space[4],
  },
  'actions',
);
