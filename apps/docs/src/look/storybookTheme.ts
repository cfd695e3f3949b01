import { create, type ThemeVars } from 'storybook/theming';

type Group<Name extends string> = Readonly<Record<Name, string>>;

/** The tokens of Storybook's own frame, in any CSS notation. */
export interface FrameColors {
  readonly surface: Group<'page' | 'raised' | 'sunken' | 'hover'>;
  readonly text: Group<'default' | 'muted' | 'onAccent'>;
  readonly border: Group<'subtle' | 'control'>;
  readonly accent: Group<'solid' | 'text' | 'soft'>;
}

const face = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Storybook mixes colors itself and only parses hexadecimal ones. */
function toHex(color: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a Storybook theme in the colors of the kit. */
export function storybookTheme(base: 'light' | 'dark', colors: FrameColors): ThemeVars {
  const { surface, text, border, accent } = colors;
  return create({
    base,
    brandTitle: '<span class="brand"><img src="./favicon.svg" alt="" />Pressdock kit</span>',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: face,
    fontCode: mono,
    colorPrimary: toHex(accent.solid),
    colorSecondary: toHex(accent.solid),
    appBg: toHex(surface.sunken),
    appContentBg: toHex(surface.page),
    appPreviewBg: toHex(surface.page),
    appHoverBg: toHex(surface.hover),
    appBorderColor: toHex(border.subtle),
    appBorderRadius: 10,
    textColor: toHex(text.default),
    textInverseColor: toHex(text.onAccent),
    textMutedColor: toHex(text.muted),
    barBg: toHex(surface.page),
    barTextColor: toHex(text.muted),
    barHoverColor: toHex(accent.text),
    barSelectedColor: toHex(accent.text),
    inputBg: toHex(surface.raised),
    inputBorder: toHex(border.control),
    inputTextColor: toHex(text.default),
    inputBorderRadius: 6,
    buttonBg: toHex(surface.raised),
    buttonBorder: toHex(border.control),
    booleanBg: toHex(surface.sunken),
    booleanSelectedBg: toHex(surface.raised),
  });
}
