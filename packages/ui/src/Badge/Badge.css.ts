import { componentStyle, componentVariants } from '../styles/componentStyle.ts';
import { size } from '../styles/sizes.ts';
import { vars } from '../tokens/contract.css.ts';

export const badge = componentStyle(
  {
    display: 'inline-block',
    maxInlineSize: '100%',
    paddingBlock: '1px',
    paddingInline: size.badgeInset,
    border: '1px solid transparent',
    borderRadius: vars.radius[10],
    fontSize: vars.type[12].size,
    lineHeight: vars.type[12].lineHeight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'break-word',
    // A table scrolls when space runs out, so badges stay on one line and easy to compare.
    selectors: { 'td > &, th > &': { whiteSpace: 'nowrap' } },
  },
  'badge',
);

export const tones = componentVariants({
  neutral: {
    backgroundColor: vars.surface.sunken,
    borderColor: vars.border.subtle,
    color: vars.text.muted,
  },
  accent: { backgroundColor: vars.accent.soft, color: vars.accent.text },
  positive: { backgroundColor: vars.positive.soft, color: vars.positive.text },
  caution: { backgroundColor: vars.caution.soft, color: vars.caution.text },
  critical: { backgroundColor: vars.critical.soft, color: vars.critical.text },
  info: { backgroundColor: vars.info.soft, color: vars.info.text },
});
