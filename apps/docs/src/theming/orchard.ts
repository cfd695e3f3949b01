import { createTheme, type ThemeOverrides } from '@pressdock/ui/tokens';

const shape: ThemeOverrides = {
  radius: { 4: '6px', 6: '10px', 10: '16px', 14: '22px' },
  font: { body: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif' },
};

/** A second brand: a fruit grower's shop. Warm paper, leaf green, round corners. */
export const orchard = createTheme('light', {
  ...shape,
  surface: {
    page: 'oklch(0.982 0.008 95)',
    raised: 'oklch(0.998 0.003 95)',
    sunken: 'oklch(0.962 0.012 95)',
    overlay: 'oklch(0.998 0.003 95)',
    hover: 'oklch(0.94 0.018 100)',
  },
  text: {
    default: 'oklch(0.25 0.03 130)',
    muted: 'oklch(0.45 0.03 120)',
    subtle: 'oklch(0.5 0.03 115)',
  },
  border: {
    subtle: 'oklch(0.91 0.015 100)',
    default: 'oklch(0.85 0.02 105)',
    strong: 'oklch(0.72 0.03 110)',
    control: 'oklch(0.6 0.035 115)',
  },
  accent: {
    solid: 'oklch(0.48 0.115 142)',
    solidHover: 'oklch(0.42 0.105 142)',
    soft: 'oklch(0.95 0.045 135)',
    text: 'oklch(0.42 0.105 142)',
    border: 'oklch(0.82 0.09 138)',
    onSolid: 'oklch(1 0 0)',
  },
});

/** The same brand in dark: bark and moss, and a lighter leaf. */
export const orchardDark = createTheme('dark', {
  ...shape,
  surface: {
    page: 'oklch(0.185 0.014 120)',
    raised: 'oklch(0.222 0.016 120)',
    sunken: 'oklch(0.2 0.015 120)',
    overlay: 'oklch(0.237 0.017 120)',
    hover: 'oklch(0.285 0.02 120)',
  },
  text: {
    default: 'oklch(0.94 0.012 105)',
    muted: 'oklch(0.77 0.02 110)',
    subtle: 'oklch(0.7 0.022 112)',
  },
  border: {
    subtle: 'oklch(0.295 0.02 120)',
    default: 'oklch(0.37 0.024 120)',
    strong: 'oklch(0.56 0.03 118)',
    control: 'oklch(0.56 0.03 118)',
  },
  accent: {
    solid: 'oklch(0.53 0.12 142)',
    solidHover: 'oklch(0.47 0.11 142)',
    soft: 'oklch(0.29 0.05 140)',
    text: 'oklch(0.82 0.12 138)',
    border: 'oklch(0.4 0.075 140)',
    onSolid: 'oklch(1 0 0)',
  },
});
