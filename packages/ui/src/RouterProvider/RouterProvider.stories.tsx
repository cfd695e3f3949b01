import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { RouterProvider, type RouterProviderProps } from './RouterProvider.tsx';

/** A minimal router that records navigations. */
function Harbor({ navigate, useHref }: Partial<RouterProviderProps>) {
  const [path, setPath] = useState('/ships');
  return (
    <RouterProvider
      navigate={(href, options) => {
        setPath(href);
        navigate?.(href, options);
      }}
      useHref={useHref}
    >
      <Stack gap="12" align="start">
        <Inline gap="16">
          <Link href="/ships">Ships</Link>
          <Link href="/berths">Berths</Link>
          <LinkButton href="/ships/new">Add ship</LinkButton>
        </Inline>
        <Text role="status" tone="muted">
          You are at {path}
        </Text>
      </Stack>
    </RouterProvider>
  );
}

const meta: Meta<typeof RouterProvider> = {
  title: 'Components/RouterProvider',
  component: RouterProvider,
  args: { navigate: fn() },
  render: ({ navigate, useHref }) => <Harbor navigate={navigate} useHref={useHref} />,
};
export default meta;

type Story = StoryObj<typeof RouterProvider>;

export const Default: Story = {};

export const UsesTheRouterInsteadOfLoadingThePage: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Berths' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/berths', undefined);
    await expect(canvas.getByRole('status')).toHaveTextContent('You are at /berths');
  },
};

export const UsesTheRouterByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('link', { name: 'Add ship' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.navigate).toHaveBeenLastCalledWith('/ships/new', undefined);
  },
};

export const ShowsTheUrlThatTheBrowserUses: Story = {
  args: { useHref: (href) => `/harbor${href}` },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Berths' });
    await expect(link).toHaveAttribute('href', '/harbor/berths');
    await userEvent.click(link);
    await expect(args.navigate).toHaveBeenLastCalledWith('/berths', undefined);
  },
};
