import { type Speech, valueText } from '../a11y/speak.ts';
import { keysOf } from '../frame/keysOf.ts';
import type { Position } from '../frame/plotLayout.ts';
import { Swatch } from '../legend/Legend.tsx';
import { toneOf } from '../theme/tone.ts';
import type { TooltipPlace } from './tooltipPlace.ts';

interface TooltipProps extends Speech {
  at: Position;
  place: TooltipPlace;
  /** What is marked at the row. */
  markers: readonly string[];
  /** Whether it shows the series under the cursor alone, whose colour is not its own. */
  isOfOne: boolean;
}

/** The row under the cursor with its values. Silent: the cursor announces itself. */
export function Tooltip({ at, place, markers, isOfOne, ...speech }: TooltipProps) {
  const { rows, series: names } = speech.data;
  const keys = keysOf(names);
  return (
    <div className="pdc-tooltip" aria-hidden="true" style={place}>
      <strong>{rows[at.row]?.label}</strong>
      {markers.length > 0 && <span>{markers.join(', ')}</span>}
      {names.map((name, series) =>
        isOfOne && series !== at.series ? null : (
          <div key={keys[series]} data-current={series === at.series || undefined}>
            {!isOfOne && <Swatch tone={toneOf(series, names.length)} />}
            <span>{name}</span>
            <b>{valueText(speech, { row: at.row, series })}</b>
          </div>
        ),
      )}
    </div>
  );
}
