import { Drawing } from '../frame/Drawing.tsx';
import { keysOf } from '../frame/keysOf.ts';
import type { PlotLayout, Tick } from '../frame/plotLayout.ts';

interface TickTextProps {
  tick: Tick;
  x?: number;
  y?: number;
}

function TickText({ tick: { at, text, anchor }, x = at, y = at }: TickTextProps) {
  if (text === '') return null;
  return (
    <text x={x} y={y} dy="0.32em" textAnchor={anchor}>
      {text}
    </text>
  );
}

const gridPath = ({ valueTicks, plot, rowsAlong }: PlotLayout) =>
  valueTicks
    .map(({ at }) =>
      rowsAlong === 'x'
        ? `M${plot.left},${crisp(at)}H${plot.right}`
        : `M${crisp(at)},${plot.top}V${plot.bottom}`,
    )
    .join('');

/** The middle of a pixel, on which a hairline is one pixel wide and not two pale ones. */
const crisp = (place: number) => Math.floor(place) + 0.5;

/** The lines behind the marks, one for each value that the axis names. */
export function Grid({ layout }: { layout: PlotLayout }) {
  const { plot, rowsAlong, zero } = layout;
  return (
    <>
      <path className="pdc-grid" d={gridPath(layout)} />
      <path
        className="pdc-zero"
        d={
          rowsAlong === 'x'
            ? `M${plot.left},${crisp(zero)}H${plot.right}`
            : `M${crisp(zero)},${plot.top}V${plot.bottom}`
        }
      />
    </>
  );
}

/** The labels of the values: at the start of an upright chart, below one that lies. */
export function ValueLabels({ layout, em }: { layout: PlotLayout; em: number }) {
  const { valueTicks, plot, rowsAlong } = layout;
  const keys = keysOf(valueTicks.map(({ text }) => text));
  return (
    <g className="pdc-axis">
      {valueTicks.map((tick, index) =>
        rowsAlong === 'x' ? (
          <TickText key={keys[index]} tick={tick} x={plot.left - em * 0.75} />
        ) : (
          <TickText key={keys[index]} tick={tick} y={plot.bottom + em * 1.25} />
        ),
      )}
    </g>
  );
}

/** The labels of the rows: below an upright chart, at the start of one that lies. */
export function RowLabels({ layout, em }: { layout: PlotLayout; em: number }) {
  const { labelTicks, plot, rowsAlong } = layout;
  const keys = keysOf(labelTicks.map(({ text }) => text));
  return (
    <g className="pdc-axis pdc-rows">
      {labelTicks.map((tick, index) =>
        rowsAlong === 'x' ? (
          <TickText key={keys[index]} tick={tick} y={plot.bottom + em * 1.25} />
        ) : (
          <TickText key={keys[index]} tick={tick} x={plot.left - em * 0.75} />
        ),
      )}
    </g>
  );
}

/** The labels of the values beside a drawing that scrolls. */
export function PinnedValues({ layout, em }: { layout: PlotLayout; em: number }) {
  const { plot, rowsAlong, width, height } = layout;
  const isUpright = rowsAlong === 'x';
  const axis = height - plot.bottom;
  return (
    <Drawing
      className="pdc-pinned"
      viewBox={isUpright ? `0 0 ${plot.left} ${height}` : `0 ${plot.bottom} ${width} ${axis}`}
      width={isUpright ? plot.left : width}
      height={isUpright ? height : axis}
    >
      <ValueLabels layout={layout} em={em} />
    </Drawing>
  );
}
