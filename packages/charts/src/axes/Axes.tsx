import { Drawing } from '../plot/Drawing.tsx';
import type { PlotLayout, Tick } from '../plot/plotLayout.ts';
import { bidiOf } from './bidiOf.ts';

interface LabelsProps {
  layout: PlotLayout;
  em: number;
}

interface AxisProps extends LabelsProps {
  className: string;
  ticks: readonly Tick[];
  along: 'x' | 'y';
  /** The anchor that most labels have, set once for all of them. */
  anchor: Tick['anchor'];
}

/** A third of an em moves a text from its baseline to its middle. */
const toMiddle = 0.32;

const round = (position: number) => Math.round(position * 10) / 10;

/** The labels of one axis, below the plot or to the left of it. */
function Labels({ className, ticks, along, anchor: usual, layout, em }: AxisProps) {
  const { plot } = layout;
  const across = along === 'x' ? plot.bottom + em * (1.25 + toMiddle) : plot.left - em * 0.75;
  return (
    <g className={className} textAnchor={usual}>
      {ticks.map(
        ({ at, text, anchor }, index) =>
          text !== '' && (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: a label is its position on the axis.
              key={index}
              x={round(along === 'x' ? at : across)}
              y={round(along === 'x' ? across : at + em * toMiddle)}
              textAnchor={anchor === usual ? undefined : anchor}
              unicodeBidi={bidiOf(text)}
            >
              {text}
            </text>
          ),
      )}
    </g>
  );
}

/** Returns the center of a pixel, at which a hairline is one pixel wide instead of two pale ones. */
const crisp = (position: number) => Math.floor(position) + 0.5;

/** Returns a line across the plot at a position on the axis of values. */
function linePath({ plot, rowsAlong }: PlotLayout, at: number): string {
  return rowsAlong === 'x'
    ? `M${plot.left},${crisp(at)}H${plot.right}`
    : `M${crisp(at)},${plot.top}V${plot.bottom}`;
}

/** The lines behind the marks: one for each labeled value, and a stronger one at zero. */
export function Grid({ layout }: { layout: PlotLayout }) {
  return (
    <>
      <path
        className="pdc-grid"
        d={layout.valueTicks.map(({ at }) => linePath(layout, at)).join('')}
      />
      <path className="pdc-zero" d={linePath(layout, layout.zero)} />
    </>
  );
}

/** The labels of the values: to the left of vertical charts, below horizontal ones. */
export function ValueLabels(props: LabelsProps) {
  const { valueTicks, rowsAlong } = props.layout;
  const [along, anchor] = rowsAlong === 'x' ? (['y', 'end'] as const) : (['x', 'middle'] as const);
  return (
    <Labels {...props} className="pdc-axis" ticks={valueTicks} along={along} anchor={anchor} />
  );
}

/** The labels of the rows: below vertical charts, to the left of horizontal ones. */
export function RowLabels(props: LabelsProps) {
  const { labelTicks, rowsAlong } = props.layout;
  const anchor = rowsAlong === 'x' ? 'middle' : 'end';
  const className = 'pdc-axis pdc-rows';
  return (
    <Labels {...props} className={className} ticks={labelTicks} along={rowsAlong} anchor={anchor} />
  );
}

/** The labels of the values beside a drawing that scrolls. */
export function PinnedValues({ layout, em }: LabelsProps) {
  const { plot, rowsAlong, width, height } = layout;
  const isVertical = rowsAlong === 'x';
  const axis = height - plot.bottom;
  return (
    <Drawing
      className="pdc-pinned"
      viewBox={isVertical ? `0 0 ${plot.left} ${height}` : `0 ${plot.bottom} ${width} ${axis}`}
      width={isVertical ? plot.left : width}
      height={isVertical ? height : axis}
    >
      <ValueLabels layout={layout} em={em} />
    </Drawing>
  );
}
