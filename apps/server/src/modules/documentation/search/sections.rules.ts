import { Parser } from 'htmlparser2';

/** A part of a page that the search finds: the text below a heading, or above the first one. */
export interface PageSection {
  /** The id of its heading; empty for the part above the first one. */
  anchor: string;
  /** Its heading, or the title of the page. */
  heading: string;
  text: string;
}

/** Elements inside a sentence. The text of all others is separated by a space. */
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'small', 'span', 'strong', 'wbr']);

type Attributes = Readonly<Record<string, string>>;

const isSkipped = (name: string, { class: className = '' }: Attributes) =>
  ['nav', 'button'].includes(name) || ['anchor', 'toc', 'eyebrow'].includes(className);

/** Collects the sections while the page is parsed. */
class Collector {
  readonly sections: PageSection[] = [];
  #heading = '';
  #isInMain = false;
  /** The number of open elements inside a skipped one, with that one. */
  #skipped = 0;

  open(name: string, attributes: Attributes): void {
    if (name === 'main') this.#isInMain = true;
    if (!this.#isInMain) return;
    if (this.#skipped > 0 || isSkipped(name, attributes)) {
      // Void elements are closed as well.
      this.#skipped += 1;
      return;
    }
    const { id = '' } = attributes;
    const startsSection = name === 'section' || (/^h[23]$/.test(name) && id !== '');
    if (name === 'h1' || startsSection) this.#start(id);
    if (/^h[1-3]$/.test(name)) this.#heading = name;
    this.#separate(name);
  }

  write(text: string): void {
    const section = this.sections.at(-1);
    if (!this.#isInMain || this.#skipped > 0 || !section) return;
    // Headings without an id, such as "Parameters", are text of their section.
    if (this.#heading !== '' && section.text.trim() === '') section.heading += text;
    else section.text += text;
  }

  close(name: string): void {
    if (name === 'main') this.#isInMain = false;
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (name === this.#heading) this.#heading = '';
    this.#separate(name);
  }

  #start(anchor: string): void {
    this.sections.push({ anchor, heading: '', text: '' });
  }

  #separate(name: string): void {
    const section = this.sections.at(-1);
    if (section && !inline.has(name) && this.#heading === '') section.text += ' ';
  }
}

const collapse = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the sections of a page in its order, without navigation. */
export function listSections(html: string): PageSection[] {
  const collector = new Collector();
  const parser = new Parser({
    onopentag: (name, attributes) => collector.open(name, attributes),
    ontext: (text) => collector.write(text),
    onclosetag: (name) => collector.close(name),
  });
  parser.end(html);
  return collector.sections.map(({ anchor, heading, text }) => ({
    anchor,
    heading: collapse(heading),
    text: collapse(text),
  }));
}
