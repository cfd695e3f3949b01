'use client';
import { type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import { DataTable } from '../a11y/DataTable.tsx';
import { describe, type SummaryFocus } from '../a11y/describe.ts';
import type { Speech } from '../a11y/speak.ts';
import { Grid, RowLabels, ValueLabels } from '../axes/Axes.tsx';
import { Legend, type SeriesMark } from '../legend/Legend.tsx';
import type { ChartData } from '../plot/chartData.ts';
import { isEmpty } from '../plot/columns.ts';
import { Drawing } from '../plot/Drawing.tsx';
import { unmeasured } from '../plot/observeSize.ts';
import type { ChartSize, PlotLayout } from '../plot/plotLayout.ts';
import { useSize } from '../plot/useSize.ts';
import type { ChartKind, ChartWords } from '../plot/words.ts';
import type { ChartLanguage } from '../settings/useLanguage.ts';
import { Cursor } from '../tooltip/Cursor.tsx';
import { Actions } from './Actions.tsx';
import type { ChartAction } from './chartActions.ts';
import { Patterns, patternStyles } from './Patterns.tsx';

/** The props of every chart. Only `data` and `title` are required. */
export interface ChartProps {
  /** The name of the chart, such as "Downloads of Tidal Forms". */
  title: string;
  /** The series and their values. Keep the object the same between renders. */
  data: ChartData;
  /** Replaces some of the words of this chart; those of `ChartsProvider`, or English, otherwise. */
  words?: Partial<ChartWords>;
  /** Formats a value, both to show and to speak it. By default a number with two decimals at most. */
  formatValue?: (value: number) => string;
  /** Formats a value on the axis, if that should be shorter: "1.2M" for "1,204,816". */
  formatTick?: (value: number) => string;
  /**
   * The height of the drawing in pixels, at the default text size. The width is the container's.
   * @default 240
   */
  height?: number;
  /** Hides the title visually, if a card or a heading already shows it. */
  isTitleHidden?: boolean;
  /** Hides the legend, if something else explains the colors of the series. */
  isLegendHidden?: boolean;
  /**
   * The buttons of the chart: "View as table", "Download CSV", "Download PNG".
   * @default []
   */
  actions?: readonly ChartAction[];
  /**
   * Called with the label of the row that is clicked, or chosen with Enter. Say so in `words.keys`. Touch
   * only shows values, so offer the same elsewhere.
   */
  onSelect?: (label: string) => void;
}

interface FrameProps<Layout extends PlotLayout> extends ChartProps {
  words: ChartLanguage['words'];
  formatValue: ChartLanguage['formatValue'];
  kind: ChartKind;
  /** What the summary emphasizes. */
  focus: SummaryFocus;
  /** The data of the table and the CSV file, if the drawing groups some rows. */
  exact?: ChartData;
  /** Returns where everything goes. Keep the function the same while the data are the same. */
  layOut: (size: ChartSize) => Layout;
  /** How the series are drawn. Bars are filled with patterns where color is not enough. */
  mark?: SeriesMark;
  /** Replaces the legend of the series, if colors mean something else. */
  legend?: ReactNode;
  /** Draws the marks between the grid and the axes. */
  children: (layout: Layout) => ReactNode;
}

/** The table of a chart with more rows is built only when the reader asks for it. */
const denseRows = 100;
const noActions: readonly ChartAction[] = [];

/**
 * The frame of every chart: title, legend, actions, the drawing at its container's width, the cursor
 * over it, its summary in words and its values as a table.
 */
export function Frame<Layout extends PlotLayout>(props: FrameProps<Layout>) {
  const { title, data, exact = data, words, formatValue, height = 240, focus, kind } = props;
  const { isTitleHidden, isLegendHidden, actions = noActions, legend, mark = 'bar' } = props;
  const { layOut, children, onSelect } = props;
  const id = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const { body, size, hasPatterns, isComplete } = useSize(height);
  const [isTable, setTable] = useState(false);
  const speech = useMemo(() => ({ data, words, format: formatValue }), [data, words, formatValue]);
  const layout = useMemo(() => size && layOut(size), [size, layOut]);
  const hasData = !isEmpty(data);
  const isDense = exact.rows.length > denseRows;
  const patterned = mark === 'bar' && !legend ? data.series.length : 0;
  const isShown = size !== undefined || isComplete;

  return (
    <figure className="pdc" aria-labelledby={`${id}-title`} style={patternStyles(id, patterned)}>
      {isShown && (
        <Head id={id} title={title} isTitleHidden={isTitleHidden}>
          {hasData && (actions.length > 0 || isDense) && (
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
        </Head>
      )}
      {isShown &&
        !isLegendHidden &&
        hasData &&
        !isTable &&
        (legend ?? <Legend series={data.series} mark={mark} />)}
      <div
        ref={body}
        className="pdc-body"
        style={isTable ? undefined : { minBlockSize: `${height / unmeasured.em}em` }}
      >
        {!hasData && <p className="pdc-empty">{words.empty}</p>}
        {hasData && isShown && <Summary id={id} speech={speech} focus={focus} />}
        {hasData && !isTable && layout && size && (
          <Cursor
            {...speech}
            layout={layout}
            size={size}
            mark={mark}
            roleDescription={typeof words.kind === 'string' ? words.kind : (words.kind[kind] ?? '')}
            labelledBy={`${id}-title`}
            describedBy={`${id}-summary ${id}-keys`}
            onSelect={onSelect && ((row) => onSelect(data.rows[row]?.label ?? ''))}
          >
            <Plot
              drawing={drawing}
              layout={layout}
              em={size.em}
              patterns={(hasPatterns || isComplete) && <Patterns id={id} seriesCount={patterned} />}
            >
              {children(layout)}
            </Plot>
          </Cursor>
        )}
        {hasData && layout && (isTable || (isComplete && !isDense)) && (
          <DataTable
            {...speech}
            data={exact}
            caption={title}
            isVisible={isTable}
            markersAt={layout.markersAt}
          />
        )}
      </div>
    </figure>
  );
}

interface HeadProps {
  id: string;
  title: string;
  isTitleHidden: boolean | undefined;
  children: ReactNode;
}

function Head({ id, title, isTitleHidden, children }: HeadProps) {
  const isEmptyHead = isTitleHidden && !children;
  return (
    <div className={isEmptyHead ? 'pdc-head pdc-head-empty' : 'pdc-head'}>
      <div
        id={`${id}-title`}
        className={isTitleHidden ? 'pdc-hidden pdc-title-hidden' : 'pdc-title'}
      >
        {title}
      </div>
      {children}
    </div>
  );
}

interface SummaryProps {
  id: string;
  speech: Speech;
  focus: SummaryFocus;
}

/** The description of the drawing for screen readers: its data in a few sentences, and its keys. */
function Summary({ id, speech, focus }: SummaryProps) {
  const summary = useMemo(() => describe(speech, focus), [speech, focus]);
  return (
    <>
      <p id={`${id}-summary`} className="pdc-hidden">
        {summary}
      </p>
      <p id={`${id}-keys`} hidden>
        {speech.words.keys}
      </p>
    </>
  );
}

interface PlotProps {
  drawing: RefObject<SVGSVGElement | null>;
  layout: PlotLayout;
  em: number;
  patterns: ReactNode;
  children: ReactNode;
}

function Plot({ drawing, layout, em, patterns, children }: PlotProps) {
  return (
    <Drawing
      drawing={drawing}
      className="pdc-drawing"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      height={layout.height}
    >
      {!layout.cell && <Grid layout={layout} />}
      {children}
      <ValueLabels layout={layout} em={em} />
      <RowLabels layout={layout} em={em} />
      {patterns}
    </Drawing>
  );
}
