'use client';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { FieldLabel, type FieldProps } from '../private/Field.tsx';
import { field } from '../private/field.css.ts';
import { join } from '../private/join.ts';
import { OwnFieldMessages, useOwnField } from '../private/ownField.tsx';
import { useOwnOrGiven } from '../private/useOwnOrGiven.ts';
import { withRef } from '../private/withRef.ts';
import { prose } from '../RichText/prose.css.ts';
import { EditorFailed, EditorLoading } from './EditorLoading.tsx';
import * as styles from './RichTextEditor.css.ts';
import { useEditorPane } from './useEditorPane.ts';

export interface RichTextEditorProps extends FieldProps {
  /** The text as HTML; empty where nothing is written. */
  value?: string;
  /** The HTML that is there at first. Default empty. */
  defaultValue?: string;
  /** Called with the HTML after every change, and with an empty text once nothing is written. */
  onChange?: (html: string) => void;
  /** The field's name in its form, with which the HTML is sent. */
  name?: string;
  /** Marks the label, and says so to screen readers. Default `false`. */
  isRequired?: boolean;
  /** Takes the field out of use, and out of its form. Default `false`. */
  isDisabled?: boolean;
  /** Shows the text, which can be read and copied but not changed. Default `false`. */
  isReadOnly?: boolean;
  /** The element that is written into, for instance to focus it. There once the editor is loaded. */
  ref?: Ref<HTMLElement | null>;
}

/**
 * Asks for a text with bold and italic words, lists, links and code.
 *
 * The editor itself is loaded when the field is first shown. Show the text with `RichText`, which
 * cleans it: what comes from a form may have been written by anything.
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
  const [html, setHtml] = useOwnOrGiven(value, defaultValue, onChange);
  const { messages, isInvalid, describedBy, answer } = useOwnField({
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
              answer();
              setHtml(written);
            }}
            attributes={attributes}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            onReady={setTextbox}
          />
        )}
        {!Pane && (hasFailed ? <EditorFailed onRetry={retry} /> : <EditorLoading />)}
        {!Pane && <input type="hidden" name={name} value={html} disabled={isDisabled} />}
      </div>
      <OwnFieldMessages {...messages} />
    </div>
  );
});
