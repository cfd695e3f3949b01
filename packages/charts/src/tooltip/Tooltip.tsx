import { type Speech, valueText } from '../a11y/speak.ts';
import { keysOf } from '../frame/keysOf.ts';
import type { Position } from '../frame/plotLayout.ts';
import { type SeriesMark, Swatch } from '../legend/Legend.tsx';
import { toneOf } from '../theme/tone.ts';
import type { TooltipPlace } from './tooltipPlace.ts';
import { tooltipRoom } from './tooltipRoom.ts';

interface TooltipProps extends Speech {
  at: Position;
  place: TooltipPlace;
  /** What is marked at the row. */
  markers: readonly string[];
  mark: SeriesMark;
  em: number;
  /** Whether it shows the series under the cursor alone, whose colour is not its own. */
  isOfOne: boolean;
}

/** The row under the cursor with its values. Silent: the cursor announces itself. */
export function Tooltip(props: TooltipProps) {
  const { at, place, markers, mark, em, isOfOne, ...speech } = props;
  const { rows, series: names } = speech.data;
  const keys = keysOf(names);
  const label = rows[at.row]?.label ?? '';
  const { from, to, isLabelled, isMarked } = tooltipRoom({
    label,
    series: isOfOne ? names.slice(at.series, at.series + 1) : names,
    current: isOfOne ? 0 : at.series,
    hasMarkers: markers.length > 0,
    width: place.maxInlineSize,
    height: place.maxBlockSize,
    em,
  });
  const isShown = (series: number) =>
    isOfOne ? series === at.series : series >= from && series < to;
  return (
    <div className="pdc-tooltip" aria-hidden="true" style={place}>
      {isLabelled && <strong>{label}</strong>}
      {isMarked && <span>{markers.join(', ')}</span>}
      {names.map(
        (name, series) =>
          isShown(series) && (
            <div key={keys[series]} data-current={series === at.series || undefined}>
              {!isOfOne && <Swatch tone={toneOf(series, names.length)} mark={mark} />}
              <span>{name}</span>
              <b>{valueText(speech, { row: at.row, series })}</b>
            </div>
          ),
      )}
    </div>
  );
}
