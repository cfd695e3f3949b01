'use client';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { DataTable } from '../a11y/DataTable.tsx';
import { describe, type Story } from '../a11y/describe.ts';
import { Grid, RowLabels, ValueLabels } from '../axes/Axes.tsx';
import { Legend, type SeriesMark } from '../legend/Legend.tsx';
import { Cursor } from '../tooltip/Cursor.tsx';
import { Actions, type ChartAction } from './Actions.tsx';
import { type ChartData, isEmpty } from './chartData.ts';
import { Drawing } from './Drawing.tsx';
import { unmeasured } from './observeSize.ts';
import { Patterns, patternStyles } from './Patterns.tsx';
import type { ChartSize, PlotLayout } from './plotLayout.ts';
import { useSize } from './useSize.ts';
import type { ChartWords } from './words.ts';

/** What every chart takes: data, words and formatters, and no default for any of them. */
export interface ChartProps {
  /** The chart's name, such as "Downloads of Tidal Forms". */
  title: string;
  data: ChartData;
  words: ChartWords;
  /** A value as it is shown and said. */
  formatValue: (value: number) => string;
  /** A value as an axis shows it, if that is shorter: "1.2M" for "1,204,816". */
  formatTick?: (value: number) => string;
  /** How high the drawing is, in pixels at the usual size of text. Its width is its container's. */
  height?: number;
  /** Hides the title from the eye, where a card or a heading already shows it. */
  isTitleHidden?: boolean;
  /** Hides the names of the series, where something beside the chart shows their colours. */
  isLegendHidden?: boolean;
  /** The buttons of the chart: "View as table", "Download CSV", "Download PNG". None by default. */
  actions?: readonly ChartAction[];
}

interface FrameProps<Layout extends PlotLayout> extends ChartProps {
  /** What the summary tells after the extremes. */
  story: Story;
  /** What the table and the file hold, where the chart draws less: all values before grouping. */
  exact?: ChartData;
  /** Where everything goes, by the size there is. Keep it the same while the data are. */
  layOut: (size: ChartSize) => Layout;
  /** How the series are drawn; bars may be filled with patterns. */
  mark?: SeriesMark;
  /** Stands in for the names of the series, where colours mean something else. */
  legend?: ReactNode;
  /** The marks between the grid and the axes. */
  children: (layout: Layout) => ReactNode;
}

/** More rows than this are read as a summary; their table is built when it is asked for. */
const denseRows = 100;

/**
 * The frame of every chart: its title, legend and buttons, the drawing in the width there is, the
 * cursor over it, its description in words and its values as a table.
 */
export function Frame<Layout extends PlotLayout>(props: FrameProps<Layout>) {
  const { title, data, exact = data, words, formatValue, height = 240, story } = props;
  const { isTitleHidden, isLegendHidden, actions = [], layOut, children, legend } = props;
  const { mark = 'bar' } = props;
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [body, size] = useSize(height);
  const [isTable, setTable] = useState(false);
  const speech = useMemo(() => ({ data, words, format: formatValue }), [data, words, formatValue]);
  const summary = useMemo(() => describe(speech, story), [speech, story]);
  const layout = useMemo(() => size && layOut(size), [size, layOut]);
  const isNothing = isEmpty(data);
  const isDense = exact.rows.length > denseRows;
  const patterned = mark === 'bar' && !legend ? data.series.length : 0;

  return (
    <figure className="pdc" aria-labelledby={`${id}-title`} style={patternStyles(id, patterned)}>
      <div className="pdc-head">
        <div
          id={`${id}-title`}
          className={isTitleHidden ? 'pdc-hidden pdc-title-hidden' : 'pdc-title'}
        >
          {title}
        </div>
        {!isNothing && (
          <Actions
            actions={actions}
            isSwitchHidden={isDense && !actions.includes('table')}
            isTable={isTable}
            onToggle={() => setTable(!isTable)}
            title={title}
            data={exact}
            words={words}
            drawing={drawing}
          />
        )}
      </div>
      {!isLegendHidden &&
        !isNothing &&
        !isTable &&
        (legend ?? <Legend series={data.series} mark={mark} />)}
      <div
        ref={body}
        className="pdc-body"
        style={isTable ? undefined : { minBlockSize: `${height / unmeasured.em}em` }}
      >
        {isNothing && <p className="pdc-empty">{words.empty}</p>}
        {!isNothing && (
          <p id={`${id}-summary`} className="pdc-hidden">
            {summary}
          </p>
        )}
        {!isNothing && !isTable && layout && size && (
          <>
            <p id={`${id}-keys`} hidden>
              {words.keys}
            </p>
            <Cursor
              {...speech}
              layout={layout}
              size={size}
              mark={mark}
              labelledBy={`${id}-title`}
              describedBy={`${id}-summary ${id}-keys`}
            >
              <Drawing
                drawing={drawing}
                className="pdc-drawing"
                viewBox={`0 0 ${layout.width} ${layout.height}`}
                height={layout.height}
              >
                <Patterns id={id} seriesCount={patterned} />
                {!layout.cell && <Grid layout={layout} />}
                {children(layout)}
                <ValueLabels layout={layout} em={size.em} />
                <RowLabels layout={layout} em={size.em} />
              </Drawing>
            </Cursor>
          </>
        )}
        {!isNothing && layout && (isTable || !isDense) && (
          <DataTable {...speech} data={exact} caption={title} isVisible={isTable} />
        )}
      </div>
    </figure>
  );
}
