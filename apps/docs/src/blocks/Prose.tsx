import { Link } from '@pressdock/ui';

const marks = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A sentence from a docstring, with its code spans and links rendered. */
export function Prose({ children }: { children: string }) {
  return children.split(marks).map((part, index) => {
    // The parts of a fixed sentence never change their order.
    const key = `${index} ${part}`;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    const [, words, href] = part.match(/^\[([^\]]+)\]\(([^)]+)\)$/) ?? [];
    if (!href) return part;
    return (
      <Link key={key} href={href} target={href.startsWith('?') ? '_top' : '_blank'}>
        {words}
      </Link>
    );
  });
}
