import ts from 'typescript';

const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!from )|^(?:black|white|gray|grey|red|green|blue|yellow|orange|purple|pink|brown|navy|teal|gold|silver|crimson)$/i;
const size = /(?<![\w.#-])-?\d*\.?\d+(?:px|rem|pt|pc|cm|mm|in|q)\b/gi;
// Hairlines, and the offsets that hide them, look the same at every size of text.
const hairline = /^-?[0-2](?:\.0+)?px$|^-?0(?:\.0+)?[a-z]+$/i;
const unitless =
  /^(?:opacity|order|zoom|flex|flexGrow|flexShrink|lineHeight|aspectRatio|columnCount|scale|orphans|widows|tabSize|lineClamp|WebkitLineClamp|strokeWidth|strokeOpacity|fillOpacity|strokeMiterlimit|animationIterationCount|grid(?:Row|Column|Area)(?:Start|End)?|offset|.*%)$/;

const whys = {
  colour: 'a colour comes from `vars`.',
  size: 'a size comes from `vars`, or is named in the `sizes.ts` of the kit or of the app.',
  layer: 'stacking comes from `vars.layer`.',
  weight: 'a weight comes from `vars.weight`.',
};

const nameOf = (node) => (node.name && 'text' in node.name ? node.name.text : '');

/** The number that an expression writes out, with its sign; undefined for everything else. */
function numberOf(node) {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = numberOf(node.operand);
    return value === undefined ? undefined : -value;
  }
  return undefined;
}

function fromText(text) {
  if (colour.test(text)) return [{ value: `“${text.trim()}”`, why: whys.colour }];
  const sizes = (text.match(size) ?? []).filter((found) => !hairline.test(found));
  return sizes.map((value) => ({ value, isSize: true, why: whys.size }));
}

function fromProperty(property, value) {
  const number =
    numberOf(value) ?? (ts.isStringLiteral(value) ? Number(value.text || Number.NaN) : undefined);
  if (number === undefined || Number.isNaN(number)) return [];
  const written = [property, number].join(': ');
  if (property === 'zIndex') return number === 0 ? [] : [{ value: written, why: whys.layer }];
  if (property === 'fontWeight') return [{ value: written, why: whys.weight }];
  const isSize = numberOf(value) !== undefined && !unitless.test(property);
  return isSize && Math.abs(number) > 2 ? [{ value: written, isSize: true, why: whys.size }] : [];
}

/** Whether a literal in a component is part of a `style` attribute, or paints an SVG shape. */
function isStyling(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isJsxAttribute(at)) return /^(?:style|fill|stroke|color|stopColor)$/.test(nameOf(at));
    if (ts.isJsxOpeningLikeElement(at) || ts.isStatement(at)) return false;
  }
  return false;
}

/**
 * Every colour, size, weight and stacking order that a style sheet (`.css.ts`) or the `style` of a
 * component (`.tsx`) writes out instead of naming a token.
 * @returns {{ line: number, value: string, isSize?: boolean, why: string }[]}
 */
export function rawValues(name, text) {
  const isSheet = name.endsWith('.css.ts');
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (node, raws) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(...raws.map((raw) => ({ line, ...raw })));
  };
  const visit = (node) => {
    const counts = isSheet || isStyling(node);
    if (counts && ts.isPropertyAssignment(node)) {
      add(node, fromProperty(nameOf(node), node.initializer));
    }
    if (counts && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))) {
      if (!ts.isImportDeclaration(node.parent)) add(node, fromText(node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
