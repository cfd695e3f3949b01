import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from '../DateField/DateField.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { english } from './allEnglish.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import type { KitWords } from './words.ts';

const manifest = new File(['x'.repeat(31_400)], 'manifest.zip');

const german: KitWords = {
  ...english,
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  removeFile: 'Datei entfernen',
};

/** The same label in every language, so that only the provider's effect differs. */
function Arrival() {
  return (
    <Stack gap="16">
      <DateField label="Arrival" defaultValue={parseDate('2026-03-07')} />
      <NumberField label="Tonnes" defaultValue={1284.5} />
      <PasswordField label="Password" />
      <FileDrop
        label="Manifest"
        acceptedFileTypes={['.zip']}
        file={manifest}
        onSelect={() => undefined}
      />
    </Stack>
  );
}

const meta: Meta<typeof LocaleProvider> = {
  title: 'Components/LocaleProvider',
  component: LocaleProvider,
  args: { locale: 'de-DE', words: german, children: <Arrival /> },
  argTypes: { words: { control: false } },
};
export default meta;

type Story = StoryObj<typeof LocaleProvider>;

export const Default: Story = {};

export const English: Story = { args: { locale: 'en-GB', words: undefined } };

export const FormatsDatesAndNumbersInItsLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /Arrival/ })).toHaveTextContent('07.03.2026');
    await expect(canvas.getByRole('textbox', { name: 'Tonnes' })).toHaveValue('1.284,5');
    await expect(canvas.getByText('31,4 kB')).toBeVisible();
  },
};

export const TranslatesTheKitsTexts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort zeigen' }));
    await expect(canvas.getByRole('button', { name: 'Passwort verbergen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Datei entfernen' })).toBeVisible();
  },
};

export const ReversesArrowKeysInRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    locale: 'ar-EG',
    words: undefined,
    children: (
      <Tabs>
        <TabList aria-label="Harbor">
          <Tab id="ships">Ships</Tab>
          <Tab id="berths">Berths</Tab>
          <Tab id="tides">Tides</Tab>
        </TabList>
        <TabPanel id="ships">Eleven ships are in.</TabPanel>
        <TabPanel id="berths">Three berths are free.</TabPanel>
        <TabPanel id="tides">High water at noon.</TabPanel>
      </Tabs>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('tabpanel');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Berths' })).toHaveFocus();
  },
};
