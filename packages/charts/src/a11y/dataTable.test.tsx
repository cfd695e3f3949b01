import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { englishWords } from '../settings/englishWords.ts';
import { DataTable } from './DataTable.tsx';

test('names the markers of a row', () => {
  const data = {
    series: ['Downloads'],
    rows: ['1 May', '2 May', '3 May'].map((label) => ({ label, values: [1] })),
  };
  const markersAt = (row: number) => (row === 1 ? ['2.4.0', '2.4.1'] : []);
  const html = renderToStaticMarkup(
    <DataTable
      caption="Downloads by day"
      isVisible
      data={data}
      words={englishWords}
      format={String}
      markersAt={markersAt}
    />,
  );
  const labels = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, label]) => label);
  expect(labels).toEqual(['1 May', '2 May (2.4.0, 2.4.1)', '3 May']);
});
