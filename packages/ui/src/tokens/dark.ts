import { black, night, white } from './palette.ts';
import { type Theme, toneFrom } from './theme.ts';

const steps = { solid: 7, solidHover: 6, soft: 2, text: 10, border: 4 } as const;
const accent = toneFrom(night.blue, steps, white);

/** The dark theme: raised surfaces are lighter than the page, and colors keep their visual weight. */
export const dark: Theme = {
  scheme: 'dark',
  colors: {
    surface: {
      page: night.neutral[1],
      raised: night.neutral[3],
      sunken: night.neutral[2],
      overlay: night.neutral[4],
      hover: night.neutral[5],
    },
    text: {
      default: night.neutral[11],
      muted: night.neutral[9],
      subtle: night.neutral[8],
      onAccent: accent.onSolid,
      link: accent.text,
    },
    border: {
      subtle: night.neutral[5],
      default: night.neutral[6],
      strong: night.neutral[7],
      control: night.neutral[7],
      focus: night.blue[9],
    },
    accent,
    positive: toneFrom(night.green, steps, white),
    caution: toneFrom(night.amber, steps, white),
    critical: toneFrom(night.red, steps, white),
    info: toneFrom(night.violet, steps, white),
  },
  scrim: { color: black, alpha: 0.6 },
  elevation: {
    1: [{ y: 1, blur: 2, alpha: 0.3 }],
    2: [{ y: 4, blur: 12, alpha: 0.4 }],
    3: [{ y: 16, blur: 40, alpha: 0.55 }],
  },
};
