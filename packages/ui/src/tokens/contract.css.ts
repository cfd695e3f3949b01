import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './names.ts';
import { control, font, layer, motion, radius, space, type, weight } from './scale.ts';

const tone = { solid: '', solidHover: '', soft: '', text: '', border: '', onSolid: '' };

const shape = {
  surface: { page: '', raised: '', sunken: '', overlay: '', hover: '', scrim: '' },
  text: { default: '', muted: '', subtle: '', onAccent: '', link: '' },
  border: { subtle: '', default: '', strong: '', control: '', focus: '' },
  accent: tone,
  positive: tone,
  caution: tone,
  critical: tone,
  info: tone,
  elevation: { 1: '', 2: '', 3: '' },
  space,
  control,
  radius,
  font,
  type,
  weight,
  motion,
  layer,
};

/** Every design token as a reference to its public custom property, such as `var(--pd-text-muted)`. */
export const vars = createGlobalThemeContract(shape, (_value, path) => tokenName(path));
