import { type Speech, valueText } from '../a11y/speak.ts';
import { type SeriesMark, Swatch } from '../legend/Legend.tsx';
import { keysOf } from '../plot/keysOf.ts';
import type { Position } from '../plot/plotLayout.ts';
import { toneOf } from '../theme/tone.ts';
import type { TooltipPosition } from './placeTooltip.ts';
import { tooltipRoom } from './tooltipRoom.ts';

interface TooltipProps extends Speech {
  at: Position;
  position: TooltipPosition;
  /** The labels of the row's markers. */
  markers: readonly string[];
  mark: SeriesMark;
  em: number;
  /** Shows only the series at the cursor, without a mark. */
  isSingle: boolean;
}

/** The values of the row at the cursor. Screen readers ignore it: the cursor announces them. */
export function Tooltip(props: TooltipProps) {
  const { at, position, markers, mark, em, isSingle, ...speech } = props;
  const { rows, series: names } = speech.data;
  const keys = keysOf(names);
  const label = rows[at.row]?.label ?? '';
  const { from, to, isLabeled, isMarked } = tooltipRoom({
    label,
    series: isSingle ? names.slice(at.series, at.series + 1) : names,
    current: isSingle ? 0 : at.series,
    hasMarkers: markers.length > 0,
    width: position.maxInlineSize,
    height: position.maxBlockSize,
    em,
  });
  const isShown = (series: number) =>
    isSingle ? series === at.series : series >= from && series < to;
  return (
    <div className="pdc-tooltip" aria-hidden="true" style={position}>
      {isLabeled && <strong>{label}</strong>}
      {isMarked && <span>{markers.join(', ')}</span>}
      {names.map(
        (name, series) =>
          isShown(series) && (
            <div key={keys[series]} data-current={series === at.series || undefined}>
              {!isSingle && <Swatch tone={toneOf(series, names.length)} mark={mark} />}
              <span>{name}</span>
              <b>{valueText(speech, { row: at.row, series })}</b>
            </div>
          ),
      )}
    </div>
  );
}
