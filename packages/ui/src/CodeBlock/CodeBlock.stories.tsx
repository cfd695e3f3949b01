import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CodeBlock } from './CodeBlock.tsx';

const code = `export function greet(ship: string): string {
  return \`Ahoy, \${ship}\`;
}
`;

const meta: Meta<typeof CodeBlock> = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code, label: 'greet.ts' },
};
export default meta;

type Story = StoryObj<typeof CodeBlock>;

/** Replaces the clipboard with `writeText`, because a page under test may not have access to the clipboard. */
function lendClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

export const Default: Story = {};

export const OneLine: Story = { args: { code: 'npm start', label: 'In a terminal' } };

export const LongText: Story = {
  args: {
    label: 'a-file-name-without-any-end-'.repeat(6),
    code: `${'0123456789'.repeat(30)}\n${'line\n'.repeat(40)}`,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const CopiesTheCodeAndConfirmsIt: Story = {
  play: async ({ canvas }) => {
    const writeText = fn(async () => undefined);
    lendClipboard(writeText);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(writeText).toHaveBeenCalledWith(code);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
  },
};

export const SelectsTheCodeWithoutAClipboard: Story = {
  play: async ({ canvas }) => {
    lendClipboard(() => Promise.reject(new Error('not allowed')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(getSelection()?.toString().trim()).toBe(code.trim()));
  },
};

export const ScrollsByKeyboard: Story = {
  args: { code: '0123456789'.repeat(60), label: 'numbers.txt' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'numbers.txt' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
