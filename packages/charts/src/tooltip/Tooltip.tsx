import { type Speech, valueText } from '../a11y/speak.ts';
import { keysOf } from '../frame/keysOf.ts';
import type { Position } from '../frame/plotLayout.ts';
import { Swatch } from '../legend/Legend.tsx';
import { toneOf } from '../theme/tone.ts';
import type { TooltipPlace } from './tooltipPlace.ts';

interface TooltipProps extends Speech {
  at: Position;
  place: TooltipPlace;
}

/** The row under the cursor with the values of all series. Silent: the cursor announces itself. */
export function Tooltip({ at, place, ...speech }: TooltipProps) {
  const { rows, series: names } = speech.data;
  const keys = keysOf(names);
  return (
    <div className="pdc-tooltip" aria-hidden="true" style={place}>
      <strong>{rows[at.row]?.label}</strong>
      {names.map((name, series) => (
        <div key={keys[series]} data-current={series === at.series || undefined}>
          <Swatch tone={toneOf(series, names.length)} />
          <span>{name}</span>
          <b>{valueText(speech, { row: at.row, series })}</b>
        </div>
      ))}
    </div>
  );
}
