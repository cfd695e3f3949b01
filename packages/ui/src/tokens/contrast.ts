import { black, day, white } from './palette.ts';
import { type Theme, toneFrom } from './theme.ts';

const steps = { solid: 10, solidHover: 11, soft: 1, text: 10, border: 9 } as const;
const accent = toneFrom(day.blue, steps, white);

/** The high-contrast theme: black on white, with a visible border on every surface. */
export const contrast: Theme = {
  scheme: 'light',
  colors: {
    surface: {
      page: white,
      raised: white,
      sunken: day.neutral[1],
      overlay: white,
      hover: day.neutral[3],
    },
    text: {
      default: black,
      muted: day.neutral[11],
      subtle: day.neutral[10],
      onAccent: accent.onSolid,
      link: accent.text,
    },
    border: {
      subtle: day.neutral[7],
      default: day.neutral[9],
      strong: day.neutral[10],
      control: day.neutral[11],
      focus: accent.solid,
    },
    accent,
    positive: toneFrom(day.green, steps, white),
    caution: toneFrom(day.amber, steps, white),
    critical: toneFrom(day.red, steps, white),
    info: toneFrom(day.violet, steps, white),
  },
  scrim: { color: black, alpha: 0.6 },
  elevation: {
    1: [{ y: 0, blur: 0, alpha: 0 }],
    2: [{ y: 2, blur: 8, alpha: 0.2 }],
    3: [{ y: 8, blur: 24, alpha: 0.3 }],
  },
};
