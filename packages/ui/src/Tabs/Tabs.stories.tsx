import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  tags: ['rtl'],
  component: Tabs,
  args: {
    children: (
      <>
        <TabList aria-label="Harbor">
          <Tab id="ships">Ships</Tab>
          <Tab id="berths">Berths</Tab>
          <Tab id="pilots" isDisabled>
            Pilots
          </Tab>
          <Tab id="tides">Tides</Tab>
        </TabList>
        <TabPanel id="ships">Eleven ships are in.</TabPanel>
        <TabPanel id="berths">Three berths are free.</TabPanel>
        <TabPanel id="pilots">Nobody is on duty.</TabPanel>
        <TabPanel id="tides">High water at noon.</TabPanel>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TabList aria-label="Harbor">
          {['Ships', 'Berths', 'Pilots', 'Tides'].map((name) => (
            <Tab key={name} id={name}>{`${name} of the northern quay`}</Tab>
          ))}
        </TabList>
        <TabPanel id="Ships">{'Llanfairpwllgwyngyll '.repeat(20)}</TabPanel>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [(Story) => <I18nProvider locale="ar">{Story()}</I18nProvider>],
  play: async ({ canvas }) => {
    await canvas.findByRole('tabpanel');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Berths' })).toHaveFocus();
  },
};

export const ArrowKeysSkipDisabledTabs: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('tabpanel');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Ships' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Tides' })).toHaveFocus();
    await expect(await canvas.findByRole('tabpanel', { name: 'Tides' })).toHaveTextContent('noon');
  },
};

export const ShowsTheSelectedPanel: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent('Eleven ships are in.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Berths' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Berths');
    await expect(await canvas.findByText('Three berths are free.')).toBeVisible();
  },
};

export const KeepsAMountedPanel: Story = {
  args: {
    children: (
      <>
        <TabList aria-label="Harbor">
          <Tab id="ships">Ships</Tab>
          <Tab id="berths">Berths</Tab>
        </TabList>
        <TabPanel id="ships" shouldForceMount>
          <input aria-label="Name of the ship" />
        </TabPanel>
        <TabPanel id="berths">Three berths are free.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('textbox', { name: 'Name of the ship' });
    await userEvent.type(input, 'Gray Heron');
    await userEvent.click(canvas.getByRole('tab', { name: 'Berths' }));
    await expect(input).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Ships' }));
    await expect(input).toBeVisible();
    await expect(input).toHaveValue('Gray Heron');
  },
};
