'use client';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { FieldLabel, type FieldProps } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { StandaloneMessages, useStandaloneField } from '../private/standaloneField.tsx';
import { useControllableState } from '../private/useControllableState.ts';
import { withRef } from '../private/withRef.ts';
import { prose } from '../RichText/prose.css.ts';
import { EditorError, EditorLoading } from './EditorLoading.tsx';
import * as styles from './RichTextEditor.css.ts';
import { useEditorPane } from './useEditorPane.ts';

export interface RichTextEditorProps extends FieldProps {
  /** The text as HTML, if controlled; empty if there is no text. */
  value?: string;
  /** The initial HTML. Default empty. */
  defaultValue?: string;
  /** Called with the HTML after every change, and with an empty string when there is no text. */
  onChange?: (html: string) => void;
  /** The field's name in the form, under which the HTML is submitted. */
  name?: string;
  /** Marks the field as required. Default `false`. */
  isRequired?: boolean;
  /** Disables the field and excludes it from the form. Default `false`. */
  isDisabled?: boolean;
  /** Whether the text can be read and copied but not changed. Default `false`. */
  isReadOnly?: boolean;
  /** The editable element, for example to focus it. Available once the editor is loaded. */
  ref?: Ref<HTMLElement | null>;
}

/**
 * A field for text with bold, italic, lists, links and code.
 *
 * The editor is loaded when the field is first shown. Render the text with `RichText`, which sanitizes
 * it: a submitted value can contain anything.
 */
export const RichTextEditor = withRef(function RichTextEditor({
  label,
  value,
  defaultValue = '',
  onChange,
  name,
  description,
  errorMessage,
  isPending,
  isRequired,
  isDisabled = false,
  isReadOnly = false,
  ref,
}: RichTextEditorProps) {
  const labelId = useId();
  const [textbox, setTextbox] = useState<HTMLElement | null>(null);
  const { Pane, hasFailed, retry } = useEditorPane();
  const [html, setHtml] = useControllableState(value, defaultValue, onChange);
  const { messages, isInvalid, describedBy, dismiss } = useStandaloneField({
    name,
    description,
    errorMessage,
  });
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => textbox, [textbox]);

  const attributes = {
    class: join(prose, styles.text),
    role: 'textbox',
    tabindex: isDisabled ? '-1' : '0',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(isRequired && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
  };
  return (
    <div className={field} data-required={isRequired || undefined}>
      <LabelContext.Provider
        value={{ id: labelId, elementType: 'span', onClick: () => textbox?.focus() }}
      >
        <FieldLabel isPending={isPending}>{label}</FieldLabel>
      </LabelContext.Provider>
      <div
        className={styles.box}
        aria-busy={isPending || !Pane || undefined}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        {Pane && (
          <Pane
            label={label}
            name={name}
            html={html}
            onChange={(written) => {
              dismiss();
              setHtml(written);
            }}
            attributes={attributes}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onReady={setTextbox}
          />
        )}
        {!Pane && (hasFailed ? <EditorError onRetry={retry} /> : <EditorLoading />)}
        {!Pane && <input type="hidden" name={name} value={html} disabled={isDisabled} />}
      </div>
      <StandaloneMessages {...messages} />
    </div>
  );
});
