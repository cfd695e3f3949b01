import { type PictureHead, pictureHead } from './pictureHead.ts';

/** The properties that make an SVG look as it does on the page. */
const looks = [
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

/** Chromium draws no canvas that is wider or higher. */
const mostPixels = 16_384;

function freezeLooks(from: Element, to: Element) {
  const computed = getComputedStyle(from);
  to.setAttribute(
    'style',
    looks.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';'),
  );
  to.removeAttribute('class');
}

/** Room around the drawing, for text that reaches out of it in another typeface. */
const margin = 12;

/** A copy that needs neither style sheet nor page, below its title and legend, with a margin around. */
function standalone(
  svg: SVGSVGElement,
  width: number,
  height: number,
  head: PictureHead,
): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  freezeLooks(svg, copy);
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (original) freezeLooks(original, element);
  });
  const sheet = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const top = margin + head.height;
  const place = { x: margin, y: top, width, height, overflow: 'visible' };
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  sheet.setAttribute('width', String(width + 2 * margin));
  sheet.setAttribute('height', String(top + height + margin));
  const above = svg.ownerDocument.createElementNS('http://www.w3.org/2000/svg', 'g');
  above.setAttribute('transform', `translate(${margin} ${margin})`);
  above.append(...head.nodes);
  sheet.append(above, copy);
  return sheet;
}

/** The first painted background behind an element; white where nothing is painted. */
function backgroundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!/^(transparent|rgba\(0, 0, 0, 0\))$/.test(colour)) return colour;
  }
  return 'white';
}

/**
 * A chart as it looks on the page at this moment, as a PNG `scale` times its size: the drawing
 * whole, with its title and the legend that is shown above it.
 * Colours and custom properties are those of the theme it stands in, and what is behind it is filled.
 * Nothing is loaded: typefaces of the page are replaced by those of the system.
 * Rejects where the drawing has no size or the browser cannot draw it.
 */
export async function svgToPng(svg: SVGSVGElement, scale = 2): Promise<Blob> {
  const box = svg.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) {
    throw new Error('A drawing without a size has no picture.');
  }
  const head = pictureHead(svg, box.width);
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
  if (!context) throw new Error('The browser has no canvas to draw on.');
  context.fillStyle = backgroundOf(svg);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The picture could not be written.'));
    }, 'image/png');
  });
}
