import { useLocale } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { english } from './allEnglish.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useWords } from './useWords.ts';

const german = { ...english, close: 'Schließen' };

function Texts() {
  return `${useLocale().locale} ${useWords(english).close}`;
}

test('setting only the locale keeps the surrounding texts', () => {
  const html = renderToString(
    <LocaleProvider locale="de-DE" words={german}>
      <LocaleProvider locale="de-AT">
        <Texts />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(html).toBe('de-AT Schließen');
});

test('setting only the texts keeps the surrounding locale', () => {
  const html = renderToString(
    <LocaleProvider locale="de-DE">
      <LocaleProvider words={german}>
        <Texts />
      </LocaleProvider>
    </LocaleProvider>,
  );
  expect(html).toBe('de-DE Schließen');
});
