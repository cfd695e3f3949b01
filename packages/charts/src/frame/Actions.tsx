'use client';
import { type RefObject, useState } from 'react';
import type { ChartData } from '../plot/chartData.ts';
import type { ChartWords } from '../plot/words.ts';
import type { ChartAction } from './chartActions.ts';
import { saveFile } from './saveFile.ts';
import { tableRows } from './tableRows.ts';

interface ActionsProps {
  actions: readonly ChartAction[];
  /** Shows the table button only while it has the focus. */
  isSwitchHidden: boolean;
  isTable: boolean;
  onToggle: () => void;
  title: string;
  data: ChartData;
  words: ChartWords;
  drawing: RefObject<SVGSVGElement | null>;
}

async function saveCsv({ title, data, words }: ActionsProps) {
  const { toCsv } = await import('../csv/toCsv.ts');
  const text = `\uFEFF${toCsv(tableRows(data, words.labels))}`;
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), title, 'csv');
}

async function savePng({ title, drawing }: ActionsProps) {
  if (drawing.current === null) return;
  const { svgToPng } = await import('../png/svgToPng.ts');
  saveFile(await svgToPng(drawing.current), title, 'png');
}

/** The buttons of a chart. The code that creates a file is loaded when its button is pressed. */
export function Actions(props: ActionsProps) {
  const { actions, isSwitchHidden, isTable, onToggle, words } = props;
  const [hasFailed, setFailed] = useState(false);
  const run = (save: (props: ActionsProps) => Promise<void>) => {
    setFailed(false);
    save(props).catch(() => setFailed(true));
  };
  return (
    <div className="pdc-actions">
      {hasFailed && (
        <p role="alert" className="pdc-failed">
          {words.downloadFailed}
        </p>
      )}
      {(actions.includes('table') || isSwitchHidden) && (
        <button
          type="button"
          className={isSwitchHidden && !isTable ? 'pdc-button pdc-until-focus' : 'pdc-button'}
          onClick={onToggle}
        >
          {isTable ? words.viewAsChart : words.viewAsTable}
        </button>
      )}
      {actions.includes('csv') && (
        <button type="button" className="pdc-button" onClick={() => run(saveCsv)}>
          {words.downloadCsv}
        </button>
      )}
      {actions.includes('png') && !isTable && (
        <button type="button" className="pdc-button" onClick={() => run(savePng)}>
          {words.downloadPng}
        </button>
      )}
    </div>
  );
}
