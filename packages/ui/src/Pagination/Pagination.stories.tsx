import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const navigate = fn();

function Paged({ start = 1, pageCount = 12 }: { start?: number; pageCount?: number }) {
  const [page, setPage] = useState(start);
  return (
    <Pagination label="Pages of ships" page={page} pageCount={pageCount} onPageChange={setPage} />
  );
}

const meta: Meta<typeof Pagination> = {
  title: 'Components/Pagination',
  tags: ['rtl'],
  component: Pagination,
  args: { label: 'Pages of ships', page: 5, pageCount: 12, onPageChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="24">
      {[1, 4, 6, 12].map((page) => (
        <Pagination
          key={page}
          label={`At page ${page}`}
          page={page}
          pageCount={12}
          onPageChange={() => undefined}
        />
      ))}
      <Pagination label="Few" page={2} pageCount={3} onPageChange={() => undefined} />
      <Pagination label="One" page={1} pageCount={1} onPageChange={() => undefined} />
    </Stack>
  ),
};

export const ManyPages: Story = { args: { page: 12_480, pageCount: 99_999 } };

export const OnANarrowScreen: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 5 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 5' })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AnnouncesTheCurrentPage: Story = {
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Pages of ships' });
    const current = within(nav).getByRole('button', { current: 'page' });
    await expect(current).toHaveAccessibleName('Page 5');
    await expect(within(nav).getByRole('status')).toHaveTextContent('Page 5 of 12');
  },
};

export const ShowsTheLastPageWhenOutOfRange: Story = {
  args: { page: 7, pageCount: 3 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 3 of 3');
    const current = canvas.getByRole('button', { current: 'page' });
    await expect(current).toHaveAccessibleName('Page 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const RendersNothingWithoutPages: Story = {
  args: { page: 1, pageCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const ChangesPagesByKeyboard: Story = {
  render: () => <Paged />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 12');
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
  },
};

export const KeepsFocusOnTheFirstAndLastPage: Story = {
  render: () => <Paged start={2} pageCount={3} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toBeDisabled();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveFocus();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3');
  },
};

export const UsesRealLinksThroughTheRouter: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <Pagination
        label="Pages of ships"
        page={1}
        pageCount={12}
        hrefOf={(page) => `/ships?page=${page}`}
      />
    </RouterProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Page 3' });
    await expect(link).toHaveAttribute('href', '/ships?page=3');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/ships?page=3', undefined);
    await expect(canvas.getByText('Previous').closest('[role="link"]')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
