import type { BuildLine } from '@pressdock/api';
import { VisuallyHidden } from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { type KeyboardEvent, memo } from 'react';
import { fragmentOf, groupsOf, type LineGroup } from './buildLog.rules.ts';
import * as styles from './log.css.ts';
import { logMessages } from './log.messages.ts';

const { log: words } = logMessages;

const LINE_HEIGHT = vars.type[13].lineHeight;

export interface LogLinesProps {
  lines: readonly BuildLine[];
  /** The number of the line that the URL names. */
  target: number | undefined;
  /** Links to a line. */
  onLine: (line: number) => void;
}

/** Moves the focus between line numbers, of which Tab reaches only one. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { lineNumber } = (event.target as HTMLElement).dataset;
  if (step === undefined || lineNumber === undefined) return;
  const next = event.currentTarget.querySelector<HTMLElement>(
    `[data-line-number="${Number(lineNumber) + step}"]`,
  );
  if (next === null) return;
  event.preventDefault();
  next.focus();
}

/** The lines of a log as plain text, each with a number that links to it. */
export function LogLines({ lines, target, onLine }: LogLinesProps) {
  const tabbable = target ?? lines[0]?.n;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside
    <div onKeyDown={moveFocus}>
      {groupsOf(lines.length).map((group) => (
        <Group
          key={group.start}
          {...group}
          lines={lines}
          target={numberWithin(group, lines, target)}
          tabbable={numberWithin(group, lines, tabbable)}
          onLine={onLine}
        />
      ))}
    </div>
  );
}

function numberWithin({ start, end }: LineGroup, lines: readonly BuildLine[], number?: number) {
  const first = lines[start]?.n ?? 0;
  const last = lines[end - 1]?.n ?? 0;
  return number !== undefined && number >= first && number <= last ? number : undefined;
}

interface GroupProps extends LogLinesProps, LineGroup {
  tabbable: number | undefined;
}

/** Lines never change once they have arrived, so a group changes only with these. */
const isSameGroup = (one: GroupProps, other: GroupProps) =>
  one.end === other.end && one.target === other.target && one.tabbable === other.tabbable;

const Group = memo(function Group({ lines, start, end, target, tabbable, onLine }: GroupProps) {
  const height = `calc(${end - start} * ${LINE_HEIGHT})`;
  return (
    <div className={styles.group} style={{ containIntrinsicBlockSize: `auto ${height}` }}>
      {lines.slice(start, end).map(({ n, level, text }) => (
        <div
          key={n}
          id={`L${n}`}
          className={styles.line}
          data-level={level}
          data-target={n === target || undefined}
        >
          <a
            href={fragmentOf(n)}
            className={styles.number}
            data-line-number={n}
            aria-label={words.line(n)}
            aria-current={n === target || undefined}
            tabIndex={n === tabbable ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              onLine(n);
            }}
          >
            {n}
          </a>
          <span>
            {level === 'error' ? <VisuallyHidden>{words.error} </VisuallyHidden> : null}
            {level === 'command' ? `$ ${text}` : text}
          </span>
        </div>
      ))}
    </div>
  );
}, isSameGroup);
