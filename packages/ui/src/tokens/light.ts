import { black, css, day, white } from './palette.ts';
import { type Theme, toneFrom } from './theme.ts';

const steps = { solid: 8, solidHover: 9, soft: 2, text: 9, border: 4 } as const;
const accent = toneFrom(day.blue, steps, white);

/** The light theme: cool paper, one blue, borders before shadows. */
export const light: Theme = {
  scheme: 'light',
  colours: {
    surface: {
      page: day.neutral[1],
      raised: white,
      sunken: day.neutral[2],
      overlay: white,
      hover: day.neutral[3],
    },
    text: {
      default: day.neutral[11],
      muted: day.neutral[9],
      subtle: day.neutral[8],
      onAccent: accent.onSolid,
      link: accent.text,
    },
    border: {
      subtle: day.neutral[4],
      default: day.neutral[5],
      strong: day.neutral[6],
      control: day.neutral[7],
      focus: accent.solid,
    },
    accent,
    positive: toneFrom(day.green, steps, white),
    caution: toneFrom(day.amber, steps, white),
    critical: toneFrom(day.red, steps, white),
    info: toneFrom(day.violet, steps, white),
  },
  scrim: css(day.neutral[11], 0.4),
  elevation: {
    1: `0 1px 2px ${css(black, 0.05)}`,
    2: `0 4px 12px ${css(black, 0.08)}, 0 1px 3px ${css(black, 0.06)}`,
    3: `0 16px 40px ${css(black, 0.14)}, 0 2px 8px ${css(black, 0.06)}`,
  },
};
