import { Link } from '@pressdock/ui';

const marks = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A sentence from a docstring: its back-ticks become code, its links links. */
export function Prose({ children }: { children: string }) {
  return children.split(marks).map((part, index) => {
    // Parts of a fixed sentence never move.
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
