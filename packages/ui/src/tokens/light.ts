import { day, white } from './palette.ts';
import { type Theme, toneFrom } from './theme.ts';

const steps = { solid: 8, solidHover: 9, soft: 2, text: 9, border: 4 } as const;
const accent = toneFrom(day.blue, steps, white);

/** The light theme: a cool white, one blue, borders rather than shadows. */
export const light: Theme = {
  scheme: 'light',
  colors: {
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
  scrim: { color: day.neutral[11], alpha: 0.4 },
  elevation: {
    1: [{ y: 1, blur: 2, alpha: 0.05 }],
    2: [
      { y: 4, blur: 12, alpha: 0.08 },
      { y: 1, blur: 3, alpha: 0.06 },
    ],
    3: [
      { y: 16, blur: 40, alpha: 0.14 },
      { y: 2, blur: 8, alpha: 0.06 },
    ],
  },
};
