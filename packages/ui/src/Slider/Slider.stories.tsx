import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { Slider, type SliderProps } from './Slider.tsx';

const meta: Meta<SliderProps> = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Speed', name: 'speed', defaultValue: 40, onChange: fn() },
  decorators: [(Story) => <LocaleProvider locale="en-US">{Story()}</LocaleProvider>],
};
export default meta;

type Story = StoryObj<SliderProps>;
type Span = StoryObj<SliderProps<[number, number]>>;

const find = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole('slider', { name: (text) => text.includes(name) });
const guarantees = fieldGuarantees({ find, name: 'Speed', requiredName: 'Speed*' });

export const Default: Story = { ...guarantees.named };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = { ...guarantees.disabled };

export const ReadOnly: Story = { ...guarantees.readOnly };

export const Pending: Story = { ...guarantees.pending };

export const AtItsLimits: Story = {
  render: (args) => (
    <>
      <Slider {...args} label="Slowest" defaultValue={0} />
      <Slider {...args} label="Fastest" defaultValue={100} />
    </>
  ),
};

const span: Span = {
  render: ({ onChange }) => (
    <Slider<[number, number]>
      label="Draft"
      name="draft"
      minValue={0}
      maxValue={20}
      defaultValue={[4, 12]}
      formatOptions={{ style: 'unit', unit: 'meter' }}
      onChange={onChange}
    />
  ),
  args: { onChange: fn() },
};

export const TwoThumbs: Span = {
  ...span,
  play: async ({ args, canvasElement }) => {
    const from = find(canvasElement, 'Minimum');
    const to = find(canvasElement, 'Maximum');
    await expect(from).toHaveAccessibleName(expect.stringContaining('Draft'));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('4 m – 12 m');
    await userEvent.tab();
    await expect(from).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([5, 12]);
    await userEvent.tab();
    await expect(to).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith([5, 5]);
  },
};

export const MovesByKeyboard: Story = {
  args: { step: 5 },
  play: async ({ args, canvasElement }) => {
    const thumb = find(canvasElement, 'Speed');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(thumb).toHaveValue('45');
    await userEvent.keyboard('{ArrowDown}');
    await expect(thumb).toHaveValue('40');
    await userEvent.keyboard('{PageUp}');
    await expect(thumb).toHaveValue('50');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};

export const AnnouncesItsValueWithItsUnit: Story = {
  args: { formatOptions: { style: 'unit', unit: 'kilometer-per-hour', unitDisplay: 'long' } },
  play: async ({ canvasElement }) => {
    await expect(find(canvasElement, 'Speed')).toHaveAttribute(
      'aria-valuetext',
      '40 kilometers per hour',
    );
    await expect(canvasElement.querySelector('output')).toHaveTextContent('40 kilometers per hour');
  },
};

export const DoesNotMoveWhenReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(find(canvasElement, 'Speed')).toHaveValue('40');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const MovesFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [(Story) => <LocaleProvider locale="he-IL">{Story()}</LocaleProvider>],
  play: async ({ args, canvasElement }) => {
    const thumb = find(canvasElement, 'Speed');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    const seen = thumb.closest('[data-rac]')?.getBoundingClientRect();
    await expect(seen?.left).toBeGreaterThan(canvasElement.getBoundingClientRect().width / 2);
  },
};

export const LongText: Story = {
  args: {
    label: 'The speed at which the ship passes the northern channel. '.repeat(4),
    description: 'northern-quay/'.repeat(30),
    formatOptions: { style: 'unit', unit: 'kilometer-per-hour', unitDisplay: 'long' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Span = {
  ...span,
  globals: { direction: 'rtl' },
  decorators: [(Story) => <LocaleProvider locale="he-IL">{Story()}</LocaleProvider>],
};
