import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppShell } from '../AppShell/AppShell.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { DataTable } from '../DataTable/DataTable.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { english } from './allEnglish.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import type { KitWords } from './words.ts';

/** A complete dictionary in another language: a missing or an extra entry does not compile. */
const german: KitWords = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  clearField: (label) => `${label} leeren`,
  copy: 'Kopieren',
  copied: 'Kopiert',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  chooseFile: 'Datei wählen',
  dropFile: 'oder hier ablegen',
  removeFile: 'Datei entfernen',
  cancelUpload: 'Hochladen abbrechen',
  navigation: 'Hauptnavigation',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  skipToContent: 'Zum Inhalt',
  select: 'Auswählen:',
  selectAll: 'Alle auswählen',
  selected: (count) => (count === 0 ? 'Nichts ausgewählt' : `${count} ausgewählt`),
  clearSelection: 'Auswahl aufheben',
  columns: 'Spalten',
  inProgress: 'Wird ausgeführt',
  loading: 'Wird geladen',
  loadMore: 'Mehr laden',
  tryAgain: 'Erneut versuchen',
  listCount: (count, total) => (total === undefined ? `${count} gezeigt` : `${count} von ${total}`),
  added: (added, count, total) => `${added} weitere geladen, ${german.listCount(count, total)}`,
  previousPage: 'Zurück',
  nextPage: 'Weiter',
  page: (page) => `Seite ${page}`,
  pageOf: (page, pageCount) => `Seite ${page} von ${pageCount}`,
  stepDone: 'erledigt',
  stepCurrent: 'jetziger Schritt',
  stepUpcoming: 'steht bevor',
  minimum: 'Kleinster Wert',
  maximum: 'Größter Wert',
  searching: 'Wird gesucht …',
  noMatches: 'Nichts gefunden',
  commandKey: 'Befehlstaste',
  optionKey: 'Wahltaste',
  shiftKey: 'Umschalttaste',
  edit: (label) => `${label} bearbeiten`,
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  bold: 'Fett',
  italic: 'Kursiv',
  inlineCode: 'Code im Satz',
  link: 'Verweis',
  bulletedList: 'Liste mit Punkten',
  numberedList: 'Liste mit Nummern',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  linkAddress: 'Adresse',
  linkAddressHelp: 'Beginnt mit https:// oder mailto:',
  invalidLinkAddress: 'Diese Adresse kann kein Verweis sein.',
  removeLink: 'Verweis entfernen',
  formatting: (label) => `Gestaltung von ${label}`,
  notLoaded: 'Das konnte nicht geladen werden.',
};

const spoken = (word: KitWords[keyof KitWords]) =>
  typeof word === 'function' ? (word as (...values: number[]) => string)(3, 4, 5) : word;

test.each(Object.keys(english) as (keyof KitWords)[])('another language translates %s', (key) => {
  expect(spoken(german[key])).not.toBe(spoken(english[key]));
});

const texts = [
  'navigation',
  'openNavigation',
  'skipToContent',
  'showPassword',
  'chooseFile',
  'dropFile',
  'copy',
  'select',
  'selectAll',
  'columns',
] as const;

test('uses only the texts of the given dictionary', () => {
  const html = renderToString(
    <LocaleProvider locale="de-DE" words={german}>
      <AppShell navigation="Schiffe" topBar={null}>
        <PasswordField label="Passwort" />
        <FileDrop label="Manifest" acceptedFileTypes={[]} file={null} onSelect={() => undefined} />
        <CodeBlock label="Gruß" code="moin()" />
        <DataTable
          caption="Schiffe"
          columns={[{ id: 'name', header: 'Name', cell: String, isHideable: true }]}
          rows={['Reiher']}
          getRowId={String}
          selectionMode="multiple"
          emptyState={null}
        />
      </AppShell>
    </LocaleProvider>,
  );
  for (const key of texts) {
    expect(html, key).toContain(spoken(german[key]));
    expect(html, key).not.toContain(`>${spoken(english[key])}<`);
    expect(html, key).not.toContain(`"${spoken(english[key])}"`);
  }
  expect(html).toContain('Nichts ausgewählt');
});
