import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { EditorLoading } from './EditorLoading.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';
import { loadEditorPane } from './useEditorPane.ts';

const written = '<p>The quay is <strong>open again</strong>.</p><ul><li><p>Crane 2</p></li></ul>';

const meta: Meta<typeof RichTextEditor> = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Notice', name: 'notice', onChange: fn() },
  // Loaded before the stories, so that screenshots show the editor rather than its placeholder.
  loaders: [loadEditorPane],
};
export default meta;

type Story = StoryObj<typeof RichTextEditor>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const tool = (canvas: HTMLElement, name: string) => within(canvas).getByRole('button', { name });
const guarantees = fieldGuarantees({ find, name: 'Notice' });

/**
 * Selects all text, as Ctrl+A does. The editor restores its own selection once, some milliseconds
 * after it received focus, and notices other selections through an event.
 */
async function chooseAll(canvas: HTMLElement) {
  const text = find(canvas, 'Notice');
  await userEvent.click(text);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const selected = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  );
  document.getSelection()?.selectAllChildren(text);
  await selected;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

function paste(canvas: HTMLElement, data: Record<string, string>) {
  const clipboardData = new DataTransfer();
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  find(canvas, 'Notice').dispatchEvent(event);
}

export const Default: Story = { ...guarantees.named };

export const Filled: Story = { args: { defaultValue: written } };

export const Described: Story = { ...guarantees.described };

export const Invalid: Story = { ...guarantees.invalid };

export const RejectedByTheForm: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Disabled: Story = {
  ...guarantees.disabled,
  args: { ...guarantees.disabled.args, defaultValue: written },
};

export const ReadOnly: Story = {
  ...guarantees.readOnly,
  args: { ...guarantees.readOnly.args, defaultValue: written },
};

export const Pending: Story = { ...guarantees.pending };

export const Loading: Story = { render: () => <EditorLoading /> };

export const FormatsByShortcuts: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Notice'));
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() =>
      expect(tool(canvasElement, 'Bold')).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.keyboard('{Control>}b{/Control}{Control>}i{/Control}');
    await waitFor(() =>
      expect(tool(canvasElement, 'Italic')).toHaveAttribute('aria-pressed', 'true'),
    );
    await expect(tool(canvasElement, 'Bold')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('calm');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><em>calm</em></p>'));
  },
};

export const FormatsByTheToolbarWithTheKeyboard: Story = {
  args: { defaultValue: '<p>calm</p>' },
  play: async ({ args, canvasElement }) => {
    await chooseAll(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(tool(canvasElement, 'Redo')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}'.repeat(7));
    await expect(tool(canvasElement, 'Bold')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>calm</strong></p>');
    await expect(tool(canvasElement, 'Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(tool(canvasElement, 'Bulleted list')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<ul><li><p><strong>calm</strong></p></li></ul>',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>calm</p>');
    await expect(tool(canvasElement, 'Undo')).toHaveFocus();
  },
};

export const ReturnsFocusToTheTextAfterAPressOnATool: Story = {
  args: { defaultValue: '<p>calm</p>' },
  play: async ({ args, canvasElement }) => {
    await chooseAll(canvasElement);
    await userEvent.click(tool(canvasElement, 'Numbered list'));
    await expect(args.onChange).toHaveBeenLastCalledWith('<ol><li><p>calm</p></li></ol>');
    await waitFor(() => expect(find(canvasElement, 'Notice')).toHaveFocus());
  },
};

export const LeavesAListByTab: Story = {
  args: { defaultValue: '<ul><li><p>fog</p></li><li><p>calm</p></li></ul>' },
  render: (args) => (
    <>
      <RichTextEditor {...args} />
      <Button>Send</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const text = find(canvasElement, 'Notice');
    text.focus();
    document.getSelection()?.setPosition(text.querySelector('li:last-child p'), 0);
    await userEvent.tab();
    await expect(tool(canvasElement, 'Send')).toHaveFocus();
    await expect(text.querySelectorAll('ul')).toHaveLength(1);
  },
};

export const AddsALinkInADialog: Story = {
  args: { defaultValue: '<p>harbor</p>' },
  play: async ({ args, canvasElement }) => {
    await chooseAll(canvasElement);
    await userEvent.click(tool(canvasElement, 'Link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: 'Web or e-mail address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await expect(address).toBeInvalid();
    await userEvent.clear(address);
    await userEvent.keyboard('example.com{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><a href="https://example.com/" rel="noopener noreferrer nofollow">harbor</a></p>',
    );
    await waitFor(() => expect(tool(canvasElement, 'Link')).toHaveFocus());
  },
};

export const RemovesALink: Story = {
  args: { defaultValue: '<p><a href="https://example.com/">harbor</a></p>' },
  play: async ({ args, canvasElement }) => {
    await chooseAll(canvasElement);
    await userEvent.click(tool(canvasElement, 'Link'));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('https://example.com/');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove link' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>harbor</p>');
  },
};

export const SanitizesPastedText: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Notice'));
    paste(canvasElement, {
      'text/html': `<meta charset="utf-8"><style>p{color:red}</style><h1 style="color:red">Tides</h1>
        <p class="x" onclick="alert(1)">low <b>at nine</b> <u>sharp</u><img src=x onerror=alert(1)></p>
        <p><a href="https://example.com/" target="_blank" onclick="alert(1)">table</a>
        <a href="javascript:alert(1)">log</a></p><script>alert(1)</script>`,
    });
    const text = find(canvasElement, 'Notice');
    await waitFor(() => expect(text).toHaveTextContent('low at nine sharp'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>Tides</p><p>low <strong>at nine</strong> sharp</p><p>' +
        '<a href="https://example.com/" rel="noopener noreferrer nofollow">table</a> log</p>',
    );
  },
};

export const KeepsPastedLinesApart: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(find(canvasElement, 'Notice'));
    paste(canvasElement, {
      'text/html': '<div>High water</div> <div>at <i>noon</i></div><h1>Fog</h1><h5>at night</h5>',
    });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p>High water</p><p>at <em>noon</em></p><p>Fog</p><p>at night</p>',
    );
  },
};

export const LinksTheSelectionToAPastedUrl: Story = {
  args: { defaultValue: '<p>harbor</p>' },
  play: async ({ args, canvasElement }) => {
    await chooseAll(canvasElement);
    paste(canvasElement, { 'text/plain': 'https://example.com/quay' });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      '<p><a href="https://example.com/quay" rel="noopener noreferrer nofollow">harbor</a></p>',
    );
  },
};

export const FocusesByItsLabel: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Notice'));
    await expect(find(canvasElement, 'Notice')).toHaveFocus();
  },
};

export const UpdatesFromOutside: Story = {
  render: function Controlled(args) {
    const [html, setHtml] = useState('<p>fog</p>');
    return (
      <form>
        <RichTextEditor {...args} value={html} onChange={setHtml} />
        <Button onPress={() => setHtml('')}>Start over</Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form)]).toEqual([['notice', '<p>fog</p>']]);
    await userEvent.click(tool(canvasElement, 'Start over'));
    await waitFor(() => expect(find(canvasElement, 'Notice')).toHaveTextContent(/^$/));
    await userEvent.click(find(canvasElement, 'Notice'));
    await userEvent.keyboard('calm');
    await waitFor(() => expect([...new FormData(form)]).toEqual([['notice', '<p>calm</p>']]));
  },
};

export const LongText: Story = {
  args: {
    label: 'The notice that every ship gets when it calls at the harbor. '.repeat(3),
    description: 'northern-quay/'.repeat(30),
    defaultValue: `<p>${'northern-quay/'.repeat(40)}</p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { ...Filled, globals: { direction: 'rtl' } };
