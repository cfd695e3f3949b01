const names =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';

const number = String.raw`(?<![\w.#-])-?\d*\.?\d+`;
const written = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from )/i;
const named = new RegExp(String.raw`(?<![\w.-])(?:${names.replaceAll(' ', '|')})(?![\w(-])`, 'i');
const quoted = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const absolute = new RegExp(`${number}(?:px|rem|pt|pc|cm|mm|in|q)\\b`, 'gi');
const relative = new RegExp(
  `${number}(?:em|ex|ch|cap|ic|r?lh|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))\\b`,
  'gi',
);
const time = new RegExp(`${number}m?s\\b`, 'gi');
// Hairlines, and the offsets that hide them, do not depend on the font size.
const hairline = /^-?[0-2](?:\.0+)?px$|^-?0(?:\.0+)?[a-z]+$/i;
const unitless =
  /^(?:opacity|order|zoom|flex|flexGrow|flexShrink|lineHeight|aspectRatio|columnCount|scale|orphans|widows|tabSize|lineClamp|WebkitLineClamp|strokeWidth|strokeOpacity|fillOpacity|strokeMiterlimit|animationIterationCount|grid(?:Row|Column|Area)(?:Start|End)?|offset|.*%)$/;

const whys = {
  color: 'use a color from `vars`.',
  size: 'use a size from `vars`, or define it in the `sizes.ts` of the kit or the app.',
  relative:
    'use a size from `vars` or `sizes.ts`; if it must depend on the text or the window, add a row to `scripts/test/rawAllowed.mjs`.',
  layer: 'use a z-index from `vars.layer`.',
  weight: 'use a font weight from `vars.weight`.',
  time: 'use a duration from `vars.motion`, or add a row to `scripts/test/rawAllowed.mjs`.',
};

const each = (pattern, text, why) =>
  (text.match(pattern) ?? [])
    .filter((found) => !hairline.test(found))
    .map((value) => ({ value, why }));

/**
 * Lists the colors, sizes and durations in a piece of CSS. Color names count only in values,
 * because a selector may contain the same word.
 */
export function rawInText(text, { isValue = true } = {}) {
  const isColor = written.test(text) || (isValue && named.test(text.replace(quoted, '')));
  return [
    ...(isColor ? [{ value: `“${text.trim()}”`, why: whys.color }] : []),
    ...each(absolute, text, whys.size),
    ...each(relative, text, whys.relative),
    ...each(time, text, whys.time),
  ];
}

/** Lists the raw value that a plain number is for a property: a z-index, a font weight or pixels. */
export function rawInNumber(property, number, { isText = false } = {}) {
  const value = `${property}: ${number}`;
  if (/^z-?index$/i.test(property)) return number === 0 ? [] : [{ value, why: whys.layer }];
  if (/^font-?weight$/i.test(property)) return [{ value, why: whys.weight }];
  const isSize = !isText && !unitless.test(property) && Math.abs(number) > 2;
  return isSize ? [{ value, why: whys.size }] : [];
}

/** Lists the raw values in a plain style sheet with the lines of their declarations. */
export function rawInSheet(text) {
  const blank = (comment) => comment.replace(/[^\n]/g, ' ');
  const code = text.replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...code.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=[;}])|@[^{;]+/g)].flatMap((match) => {
    const [all, property, value] = match;
    const line = code.slice(0, match.index).split('\n').length;
    if (property === undefined)
      return rawInText(all, { isValue: false }).map((raw) => ({ line, ...raw }));
    const number = Number(value);
    const raws = Number.isNaN(number)
      ? rawInText(value)
      : rawInNumber(property, number, { isText: true });
    return raws.map((raw) => ({ line, ...raw }));
  });
}
