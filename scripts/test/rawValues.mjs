import ts from 'typescript';
import { rawInNumber, rawInSheet, rawInText } from './rawText.mjs';

// Properties that only CSS has: an object with one of them is a style.
const cssOnly =
  /^(?:zIndex|fontWeight|fontSize|lineHeight|letterSpacing|(?:padding|margin)(?:Inline|Block|Top|Left|Right|Bottom).*|(?:min|max)?(?:Inline|Block)Size|(?:inline|block)Size|inset(?:Inline|Block).*|border.*(?:Color|Width|Radius)|backgroundColor|boxShadow|textShadow|outline(?:Color|Width|Offset)?|columnGap|rowGap|gridTemplate.*|flexBasis|transition(?:Duration)?|animation(?:Duration)?)$/;
const painting = /^(?:style|fill|stroke|color|stopColor|floodColor)$/;
const wholeLength = /^-?\d*\.?\d+(?:px|rem|pt|em|ch|[sld]?v(?:w|h|i|b|min|max))$/;

const nameOf = (node) => (node?.name && 'text' in node.name ? node.name.text : '');
const isKey = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Returns the expression without parentheses and type assertions. */
function bare(node) {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? bare(node.expression)
    : node;
}

/** Returns the values of a file's constants by name; properties are named `object.part`. */
function constantsOf(source) {
  const found = new Map();
  const store = (name, node) => {
    const value = bare(node);
    found.set(name, value);
    if (!ts.isObjectLiteralExpression(value)) return;
    for (const part of value.properties) {
      if (ts.isPropertyAssignment(part)) store(`${name}.${nameOf(part)}`, part.initializer);
    }
  };
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      store(node.name.text, node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the name of a constant for `name`, `name.part` and `name['part']`. */
function constantName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) {
    const owner = constantName(node.expression);
    return owner && `${owner}.${node.name.text}`;
  }
  if (ts.isElementAccessExpression(node) && ts.isLiteralExpression(node.argumentExpression)) {
    const owner = constantName(node.expression);
    return owner && `${owner}.${node.argumentExpression.text}`;
  }
  return undefined;
}

const sums = {
  [ts.SyntaxKind.PlusToken]: (a, b) => a + b,
  [ts.SyntaxKind.MinusToken]: (a, b) => a - b,
  [ts.SyntaxKind.AsteriskToken]: (a, b) => a * b,
  [ts.SyntaxKind.SlashToken]: (a, b) => a / b,
};

const choices = [
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
];

/** Lists the values that an expression can have: both branches, without the condition. */
function outcomesOf(expression) {
  const node = bare(expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(outcomesOf);
  if (ts.isBinaryExpression(node) && choices.includes(node.operatorToken.kind)) {
    return [node.left, node.right].flatMap(outcomesOf);
  }
  return [node];
}

/** Reads the raw values of the styles in one file, directly or through the file's constants. */
class Reader {
  constructor(source) {
    this.source = source;
    this.constants = constantsOf(source);
    this.found = new Map();
  }

  add(node, property, raws) {
    const at = node.getStart();
    if (this.found.has(at)) return;
    const line = this.source.getLineAndCharacterOfPosition(at).line + 1;
    const values = raws.map((raw) => ({ line, property, ...raw }));
    if (raws.length > 0) this.found.set(at, values);
  }

  constant(node, seen) {
    const name = constantName(node);
    const value = name && this.constants.get(name);
    return value && !seen.includes(value) ? value : undefined;
  }

  /** Returns the number that an expression evaluates to; undefined if the file does not define it. */
  number(expression, seen = []) {
    const node = bare(expression);
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
      const value = this.number(node.operand, seen);
      return value === undefined ? undefined : -value;
    }
    if (ts.isBinaryExpression(node)) {
      const [left, right] = [node.left, node.right].map((side) => this.number(side, seen));
      const sum = sums[node.operatorToken.kind];
      return sum && left !== undefined && right !== undefined ? sum(left, right) : undefined;
    }
    const value = this.constant(node, seen);
    return value && this.number(value, [...seen, value]);
  }

  /** Returns a template with its numbers inserted, so that `${width}px` is found. */
  template(node) {
    const parts = node.templateSpans.map(({ expression, literal }) => {
      const number = this.number(expression);
      return `${number ?? '\u00a0'}${literal.text}`;
    });
    return node.head.text + parts.join('');
  }

  /** Reads an expression as the value of a property, including nested expressions. */
  style(expression, property = '', seen = []) {
    for (const node of outcomesOf(expression)) this.outcome(node, property, seen);
  }

  outcome(node, property, seen) {
    const number = this.number(node);
    if (number !== undefined) {
      this.add(node, property, property ? rawInNumber(property, number) : []);
    } else if (ts.isStringLiteralLike(node)) {
      this.text(node, property);
    } else if (ts.isTemplateExpression(node)) {
      const isValue = !ts.isComputedPropertyName(node.parent);
      this.add(node, property, rawInText(this.template(node), { isValue }));
      for (const { expression: inner } of node.templateSpans) {
        if (this.number(inner) === undefined) this.style(inner, property, seen);
      }
    } else if (ts.isPropertyAssignment(node)) {
      this.style(node.name, '', seen);
      this.style(node.initializer, nameOf(node), seen);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      this.style(node.name, node.name.text, seen);
    } else if (ts.isCallExpression(node)) {
      this.call(node, property, seen);
    } else if (ts.isBinaryExpression(node)) {
      // A comparison or a sum with an unknown: its numbers alone are not lengths.
      for (const side of [node.left, node.right]) this.style(side, '', seen);
    } else {
      const value = this.constant(node, seen);
      const isPart = ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node);
      if (value) this.style(value, property, [...seen, value]);
      else if (isPart) this.style(node.expression, property, seen);
      else ts.forEachChild(node, (child) => this.style(child, property, seen));
    }
  }

  text(node, property) {
    if (ts.isImportDeclaration(node.parent)) return;
    const number = node.text.trim() === '' ? Number.NaN : Number(node.text);
    const raws = Number.isNaN(number)
      ? rawInText(node.text, { isValue: !isKey(node) })
      : rawInNumber(property, number, { isText: true });
    this.add(node, property, raws);
  }

  /** Reads the arguments of a call and, for a function of this file, its result. */
  call(node, property, seen) {
    for (const argument of node.arguments) this.style(argument, '', seen);
    const callee = this.constant(node.expression, seen);
    if (!callee || !ts.isArrowFunction(callee)) return;
    const outer = new Map(this.constants);
    for (const [index, { name }] of callee.parameters.entries()) {
      const argument = node.arguments[index];
      if (argument && ts.isIdentifier(name)) this.constants.set(name.text, bare(argument));
    }
    this.style(callee.body, property, [...seen, callee]);
    this.constants = outer;
  }

  /** Finds and reads the styles in a file that also contains other code. */
  search(node) {
    if (ts.isJsxAttribute(node) && node.initializer) this.attribute(node);
    if (ts.isPropertyAssignment(node) && cssOnly.test(nameOf(node))) {
      this.style(node.initializer, nameOf(node));
    }
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const { expression, name } = node.left;
      if (nameOf(expression) === 'style') this.style(node.right, name.text);
    }
    ts.forEachChild(node, (child) => this.search(child));
  }

  attribute(node) {
    const { initializer } = node;
    if (painting.test(nameOf(node))) this.style(initializer, '');
    const content = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    for (const value of content ? outcomesOf(content) : []) {
      const isLength = ts.isStringLiteralLike(value) && wholeLength.test(value.text);
      if (isLength) this.style(value, nameOf(node));
    }
  }
}

/**
 * Lists the colors, sizes, durations, font weights and z-indexes that a style contains instead of
 * a token: anywhere in a sheet (`.css.ts`, `.css`), and in the styles of other sources.
 * @returns {{ line: number, property: string, value: string, why: string }[]}
 */
export function rawValues(name, text) {
  if (name.endsWith('.css')) return rawInSheet(text);
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const reader = new Reader(source);
  if (name.endsWith('.css.ts')) reader.style(source);
  else reader.search(source);
  return [...reader.found.values()].flat();
}
