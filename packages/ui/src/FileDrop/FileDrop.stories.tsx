import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const manifest = new File(['x'.repeat(31_400)], 'manifest.zip', { type: 'application/zip' });

const meta: Meta<typeof FileDrop> = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Manifest',
    name: 'manifest',
    acceptedFileTypes: ['.zip'],
    file: null,
    onSelect: fn(),
    onCancel: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof FileDrop>;

const progress = { value: 42, valueLabel: '13.2 of 31.4 kB' };

const find = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);
const guarantees = fieldGuarantees({ find, name: 'Manifest' });
const description = 'A zip archive of at most 50 MB.';

export const Default: Story = { ...guarantees.named, args: { description } };

export const Described: Story = { ...guarantees.described };

export const WithAnError: Story = { ...guarantees.invalid };

export const Rejected: Story = { ...guarantees.rejected };

export const Required: Story = { ...guarantees.required };

export const Pending: Story = { ...guarantees.pending };

export const Selected: Story = { args: { file: manifest } };

export const Uploading: Story = { args: { file: manifest, progress } };

export const Invalid: Story = {
  args: { description, file: manifest, errorMessage: 'This archive has no manifest in it.' },
};

export const Disabled: Story = { ...guarantees.disabled };

export const LongText: Story = {
  args: { file: new File(['x'], `${'northern-quay-'.repeat(14)}.zip`) },
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { args: { file: manifest }, globals: { direction: 'rtl' } };

function ControlledField(props: FileDropProps) {
  const [file, setFile] = useState<File | null>(null);
  const select = (next: File | null) => {
    setFile(next);
    props.onSelect(next);
  };
  return <FileDrop {...props} file={file} onSelect={select} />;
}

/** Simulates an upload until it is canceled. */
function Moving(props: FileDropProps) {
  const [isMoving, setMoving] = useState(true);
  return (
    <FileDrop
      {...props}
      progress={isMoving ? progress : undefined}
      onCancel={() => setMoving(false)}
    />
  );
}

/** Drags files over `target` and drops them. */
function dropOn(target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  for (const type of ['dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }
}

export const TakesAFileFromThePickerAndAnnouncesIt: Story = {
  render: (args) => <ControlledField {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Manifest'), manifest);
    await expect(args.onSelect).toHaveBeenCalledWith(manifest);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('manifest.zip, 31.4 kB'),
    );
    await expect(canvas.getByLabelText('Manifest')).toHaveAccessibleDescription(
      /^manifest\.zip, 31\.4 kB/,
    );
    await expect(canvas.getByText('manifest.zip')).toBeVisible();
  },
};

export const TakesADroppedFile: Story = {
  render: (args) => <ControlledField {...args} />,
  play: async ({ canvas, args }) => {
    dropOn(canvas.getByText('Choose a file'), manifest);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('manifest.zip')).toBeVisible();
  },
};

export const IsReachedAndClearedByKeyboard: Story = {
  render: (args) => <ControlledField {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Manifest');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, manifest);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('manifest.zip')).toBeNull());
    await expect(input).toHaveFocus();
  },
};

export const ShowsProgressAndCanBeCanceled: Story = {
  ...Uploading,
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'manifest.zip' });
    await expect(bar).toHaveAttribute('aria-valuetext', '13.2 of 31.4 kB');
    await expect(canvas.getByText('13.2 of 31.4 kB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const KeepsFocusWhenTheUploadIsCanceled: Story = {
  ...Uploading,
  render: (args) => <Moving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(canvas.getByLabelText('Manifest')).toHaveFocus();
  },
};

export const ShowsTheFormErrorUntilAnotherFileIsSelected: Story = {
  args: { description },
  render: (args) => (
    <Form validationErrors={{ manifest: ['This is no archive.', 'It is empty.'] }}>
      <ControlledField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Manifest');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/50 MB\. This is no archive\. It is empty\.$/);
    await userEvent.upload(input, manifest);
    await expect(input).toBeValid();
    await expect(input).toHaveAccessibleDescription(/50 MB\.$/);
  },
};

export const TakesOneOfSeveralDroppedFiles: Story = {
  render: (args) => <ControlledField {...args} />,
  play: async ({ canvas, args }) => {
    dropOn(canvas.getByText('Choose a file'), manifest, new File(['y'], 'other.zip'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('manifest.zip')).toBeVisible();
  },
};

export const KeepsItsFileWhileUploading: Story = {
  ...Uploading,
  play: async ({ canvas, args }) => {
    dropOn(canvas.getByText('manifest.zip'), new File(['y'], 'other.zip'));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Remove file' })).toBeNull();
  },
};

export const DescribesTheFieldWithItsHelpAndError: Story = {
  ...Invalid,
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Manifest');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/at most 50 MB.*no manifest in it/);
  },
};
