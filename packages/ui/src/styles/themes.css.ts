import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { contrast } from '../tokens/contrast.ts';
import { dark } from '../tokens/dark.ts';
import { light } from '../tokens/light.ts';
import { control, font, layer, motion, radius, space, type, weight } from '../tokens/scale.ts';
import { type Theme, themeValues } from '../tokens/theme.ts';
import { tokens } from './layers.css.ts';

const {
  space: _space,
  control: _control,
  radius: _radius,
  font: _font,
  type: _type,
  weight: _weight,
  motion: _motion,
  layer: _layer,
  ...themed
} = vars;

const themeRule = (theme: Theme) => ({
  colorScheme: theme.scheme,
  vars: assignVars(themed, themeValues(theme)),
});

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      vars: {
        ...assignVars(vars.space, space),
        ...assignVars(vars.control, control),
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.font, font),
        ...assignVars(vars.type, type),
        ...assignVars(vars.weight, weight),
        ...assignVars(vars.motion, motion),
        ...assignVars(vars.layer, layer),
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [vars.motion.fast]: '0ms',
            [vars.motion.medium]: '0ms',
            [vars.motion.slow]: '0ms',
          },
        },
      },
    },
  },
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [tokens]: themeRule(light) } });
globalStyle('[data-theme="dark"]', { '@layer': { [tokens]: themeRule(dark) } });
globalStyle('[data-theme="contrast"]', { '@layer': { [tokens]: themeRule(contrast) } });

// Without a chosen theme, follow the system: its contrast preference before its color scheme.
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(prefers-color-scheme: dark)': themeRule(dark),
        '(prefers-contrast: more)': themeRule(contrast),
      },
    },
  },
});
