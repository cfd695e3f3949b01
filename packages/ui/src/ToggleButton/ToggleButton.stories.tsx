import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buttonSizes } from '../Button/Button.tsx';
import { FlagIcon, UsersIcon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToggleButton, ToggleIconButton } from './ToggleButton.tsx';

const meta: Meta<typeof ToggleButton> = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { children: 'Ships at anchor', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof ToggleButton>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap="16" align="start">
      {buttonSizes.map((size) => (
        <Inline key={size}>
          <ToggleButton size={size}>Off</ToggleButton>
          <ToggleButton size={size} defaultSelected>
            On
          </ToggleButton>
          <ToggleButton size={size} defaultSelected>
            <FlagIcon /> With an icon
          </ToggleButton>
          <ToggleIconButton size={size} label={`Flags, ${size}`} icon={<FlagIcon />} />
          <ToggleIconButton
            size={size}
            label={`Crew, ${size}`}
            icon={<UsersIcon />}
            defaultSelected
          />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <Inline>
      <ToggleButton {...args} />
      <ToggleButton {...args} defaultSelected>
        Ships in harbor
      </ToggleButton>
      <ToggleIconButton label="Flags" icon={<FlagIcon />} isDisabled defaultSelected />
    </Inline>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ships at anchor' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: 'Ships that wait at anchor outside of the harbor. '.repeat(5) },
};

export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };

export const TogglesByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Ships at anchor', pressed: false });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

export const AnnouncesItsLabel: Story = {
  render: () => <ToggleIconButton label="Show flags" icon={<FlagIcon />} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Show flags' });
    await expect(toggle).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Show flags');
    await expect(toggle).not.toHaveAttribute('aria-describedby');
  },
};
