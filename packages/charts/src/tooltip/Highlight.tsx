import { keysOf } from '../plot/keysOf.ts';
import type { PlotLayout, Position } from '../plot/plotLayout.ts';
import { toneOf } from '../theme/tone.ts';

interface HighlightProps {
  layout: PlotLayout;
  at: Position;
  /** The names of all series. */
  series: readonly string[];
}

/** Highlights the position of the cursor: a band behind bars, a rule with dots on lines, or a cell. */
export function Highlight({ layout, at, series: names }: HighlightProps) {
  const { plot, rowsAlong, span, level, cell } = layout;
  if (cell) {
    const { left, right, top, bottom } = cell(at.row, at.series);
    const style = { left, top, width: right - left, height: bottom - top };
    return <div className="pdc-cell" style={style} />;
  }
  const [from, to] = span(at.row);
  const isPoint = from === to;
  const box =
    rowsAlong === 'x'
      ? { left: from, width: to - from, top: plot.top, height: plot.bottom - plot.top }
      : { left: 0, width: layout.width, top: from, height: to - from };
  return (
    <>
      <div className={isPoint ? 'pdc-rule' : 'pdc-band'} style={box} />
      {isPoint &&
        keysOf(names).map((key, series) => {
          const top = level(at.row, series);
          return top === null ? null : (
            <div
              key={key}
              className={`pdc-dot ${toneOf(series, names.length)}`}
              data-current={series === at.series || undefined}
              style={{ left: from, top }}
            />
          );
        })}
    </>
  );
}
