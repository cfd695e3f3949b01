import { type ImageHead, imageHead } from './imageHead.ts';

/** The CSS properties that determine how an SVG looks. */
const styleProperties = [
  'clip-path',
  'color',
  'direction',
  'display',
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-feature-settings',
  'font-size',
  'font-style',
  'font-variant-numeric',
  'font-weight',
  'letter-spacing',
  'opacity',
  'paint-order',
  'shape-rendering',
  'stop-color',
  'stop-opacity',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'unicode-bidi',
  'vector-effect',
  'visibility',
] as const;

/** The largest width and height of a canvas in Chromium. */
const mostPixels = 16_384;

/** Copies how an element looks. A content security policy may forbid writing the attribute. */
function copyStyles(from: Element, to: SVGElement) {
  const computed = getComputedStyle(from);
  for (const name of styleProperties) to.style.setProperty(name, computed.getPropertyValue(name));
  to.removeAttribute('class');
}

/** The space around the drawing, because text may be wider in a system font. */
const margin = 12;

/** Returns a copy that needs no style sheet, below its title and legend, with a margin. */
function standalone(
  svg: SVGSVGElement,
  width: number,
  height: number,
  head: ImageHead,
): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copyStyles(svg, copy);
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const original = originals[index];
    if (original) copyStyles(original, element);
  });
  const sheet = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const top = margin + head.height;
  const position = { x: margin, y: top, width, height, overflow: 'visible' };
  for (const [name, value] of Object.entries(position)) copy.setAttribute(name, String(value));
  sheet.setAttribute('width', String(width + 2 * margin));
  sheet.setAttribute('height', String(top + height + margin));
  const above = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  above.setAttribute('transform', `translate(${margin} ${margin})`);
  above.append(...head.nodes);
  sheet.append(above, copy);
  return sheet;
}

/** Returns the first opaque background behind an element, or white. */
function backgroundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(color)) return color;
  }
  return 'white';
}

/**
 * Returns a chart as it looks now, as a PNG of `scale` times its size: the whole drawing, with its
 * title and its legend, in the colors of the page. Web fonts are replaced by system fonts.
 * Rejects if the drawing has no size or the browser cannot draw it.
 */
export async function svgToPng(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const box = svg.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) {
    throw new Error('A drawing without a size cannot be exported.');
  }
  const head = imageHead(svg, box.width);
  const [width, height] = [box.width + 2 * margin, box.height + head.height + 2 * margin];
  const times = Math.min(scale, mostPixels / width, mostPixels / height);
  const source = new XMLSerializer().serializeToString(
    standalone(svg, box.width, box.height, head),
  );
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * times));
  canvas.height = Math.max(1, Math.round(height * times));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = backgroundOf(svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The image could not be encoded.'));
    }, 'image/png');
  });
}
