const namespace = 'http://www.w3.org/2000/svg';

/** The title and the legend of a chart, to draw above it in an image. */
export interface ImageHead {
  /** The nodes, relative to the top left corner. */
  nodes: SVGElement[];
  height: number;
}

const square = 10;
const gap = 8;

/** The image uses a system font, which may be this much wider than the page's. */
const spare = 1.15;

interface Pen {
  width: number;
  isFromRight: boolean;
  nodes: SVGElement[];
  y: number;
}

function node(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** Returns a function that measures text in the font of an element. */
function measureLike(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser cannot measure text on a canvas.');
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return (text) => context.measureText(text).width * spare;
}

/** Breaks a text into lines that fit, and words that do not fit on a line. */
function linesOf(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    if (line && measure(`${line} ${word}`) <= room) {
      line += ` ${word}`;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && measure(line + character) > room) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}

function textNode(pen: Pen, like: Element, text: string, x: number, y: number): SVGElement {
  const { color, fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(like);
  const made = node('text', {
    x: pen.isFromRight ? pen.width - x : x,
    y,
    fill: color,
    direction: pen.isFromRight ? 'rtl' : 'ltr',
    'font-style': fontStyle,
    'font-weight': fontWeight,
    'font-size': fontSize,
    'font-family': fontFamily,
  });
  made.textContent = text;
  return made;
}

function drawTitle(pen: Pen, title: Element) {
  const size = Number.parseFloat(getComputedStyle(title).fontSize);
  for (const line of linesOf(title.textContent, pen.width, measureLike(title))) {
    pen.nodes.push(textNode(pen, title, line, 0, pen.y + size));
    pen.y += size * 1.4;
  }
  pen.y += gap;
}

/** The mark of a series: a square in its color or its pattern, or a piece of its line. */
interface Mark {
  width: number;
  draw: (x: number, bottom: number) => SVGElement;
}

function copySquare(mark: Element): Mark {
  const look = getComputedStyle(mark);
  const pattern = look.getPropertyValue('--pdc-pattern').trim();
  const fill = look.backgroundImage !== 'none' ? pattern : look.backgroundColor;
  const size = { width: square - 1, height: square - 1, rx: 2 };
  return {
    width: square,
    draw: (x, bottom) =>
      node('rect', {
        ...size,
        x: x + 0.5,
        y: bottom - square + 0.5,
        fill,
        stroke: look.borderTopColor,
      }),
  };
}

function copyLine(mark: Element): Mark {
  const { stroke, strokeWidth, strokeDasharray, strokeLinecap } = getComputedStyle(mark);
  const { width } = mark.getBoundingClientRect();
  return {
    width: width + 2,
    draw: (x, bottom) =>
      node('path', {
        d: `M${x + 1},${bottom - square / 2}h${width}`,
        fill: 'none',
        stroke,
        'stroke-width': strokeWidth,
        'stroke-dasharray': strokeDasharray,
        'stroke-linecap': strokeLinecap,
      }),
  };
}

function markOf(entry: Element): Mark | undefined {
  const mark = entry.querySelector('.pdc-swatch, .pdc-swatch-line path');
  if (!mark) return undefined;
  return mark.matches('path') ? copyLine(mark) : copySquare(mark);
}

function drawLegend(pen: Pen, legend: Element) {
  const size = Number.parseFloat(getComputedStyle(legend).fontSize);
  const measure = measureLike(legend);
  let x = 0;
  for (const entry of legend.querySelectorAll('li')) {
    const mark = markOf(entry);
    const before = (mark?.width ?? 0) + gap;
    const lines = linesOf(entry.textContent, Math.max(size, pen.width - before), measure);
    const width = before + Math.max(0, ...lines.map(measure));
    if (x > 0 && x + width > pen.width) {
      pen.y += size * 1.5;
      x = 0;
    }
    if (mark) {
      const left = pen.isFromRight ? pen.width - x - mark.width : x;
      pen.nodes.push(mark.draw(left, pen.y + size));
    }
    lines.forEach((line, index) => {
      if (index > 0) pen.y += size * 1.5;
      pen.nodes.push(textNode(pen, legend, line, x + before, pen.y + size));
    });
    x += width + 2 * gap;
  }
  pen.y += size * 1.5 + gap;
}

/** Returns the title of a chart and its legend, at the width of its drawing. */
export function imageHead(drawing: Element, width: number): ImageHead {
  const chart = drawing.closest('figure');
  const title = chart?.querySelector('.pdc-title, .pdc-title-hidden');
  const legend = chart?.querySelector('.pdc-legend');
  const isFromRight = chart ? getComputedStyle(chart).direction === 'rtl' : false;
  const pen: Pen = { width, isFromRight, nodes: [], y: 0 };
  if (title?.textContent.trim()) drawTitle(pen, title);
  if (legend) drawLegend(pen, legend);
  return { nodes: pen.nodes, height: pen.y };
}
