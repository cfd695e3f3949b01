import '../private/bar.css.ts';
import { componentVariants } from '../styles/componentStyle.ts';
import { vars } from '../tokens/contract.css.ts';

export const verdicts = componentVariants({
  accent: { color: vars.accent.text, fontWeight: vars.weight.medium },
  positive: { color: vars.positive.text, fontWeight: vars.weight.medium },
  caution: { color: vars.caution.text, fontWeight: vars.weight.medium },
  critical: { color: vars.critical.text, fontWeight: vars.weight.medium },
});

/** The color of the bar, which fills it. */
export const tones = componentVariants({
  accent: {},
  positive: { color: vars.positive.solid },
  caution: { color: vars.caution.solid },
  critical: { color: vars.critical.solid },
});
