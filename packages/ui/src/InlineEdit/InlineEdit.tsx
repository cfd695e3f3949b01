'use client';
import { type ReactNode, type RefAttributes, useEffect, useId, useRef, useState } from 'react';
import { PencilIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as english from '../LocaleProvider/english.ts';
import { useWords } from '../LocaleProvider/useWords.ts';
import type { FieldProps } from '../private/Field.tsx';
import * as field from '../private/field.css.ts';
import { withRef } from '../private/withRef.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InlineEdit.css.ts';
import { InlineEditForm } from './InlineEditForm.tsx';
import { type SaveResult, useSaving } from './useSaving.ts';

export interface InlineEditProps
  extends Omit<FieldProps, 'isPending'>,
    RefAttributes<HTMLDivElement> {
  /** The current value. */
  value: string;
  /**
   * Called with the edited value if it has changed. May return a promise. If the promise resolves with a
   * text, that text is shown as the error and the input is preserved, as it is when the promise is
   * rejected.
   */
  onSave: (value: string) => SaveResult | Promise<SaveResult>;
  /** ValueView when there is no value, and as the input's placeholder. */
  placeholder?: string;
  /** Starts in editing mode, for something that was just added. */
  defaultEditing?: boolean;
  /** Rejects an empty value. Default `false`. */
  isRequired?: boolean;
  /** Disables the edit button. Default `false`. */
  isDisabled?: boolean;
  /** Shows the value without an edit button. */
  isReadOnly?: boolean;
}

/** Shows one line of text that can be edited in place. Enter saves it, Escape cancels. */
export const InlineEdit = withRef(function InlineEdit({
  label,
  value,
  onSave,
  description,
  errorMessage,
  placeholder,
  defaultEditing = false,
  isRequired,
  isDisabled,
  isReadOnly,
  ref,
}: InlineEditProps) {
  const words = useWords({ edit: english.edit });
  const [isOpen, setOpen] = useState(defaultEditing);
  const opener = useReturnFocus(isOpen);
  const { save, isSaving, error, status, failures, reset } = useSaving(onSave, () =>
    setOpen(false),
  );
  const isEditing = isOpen && !isDisabled && !isReadOnly;
  const close = () => {
    reset();
    setOpen(false);
  };

  return (
    <div ref={ref}>
      {isEditing ? (
        <InlineEditForm
          label={label}
          value={value}
          description={description}
          errorMessage={errorMessage || error}
          placeholder={placeholder}
          isRequired={isRequired}
          isPending={isSaving}
          failures={failures}
          onSave={(typed) => (typed === value ? close() : save(typed))}
          onCancel={close}
        />
      ) : (
        <ValueView
          label={label}
          value={value || placeholder}
          isEmpty={!value}
          description={description}
          button={
            !isReadOnly && (
              <IconButton
                ref={opener}
                label={words.edit(label)}
                icon={<PencilIcon />}
                isDisabled={isDisabled}
                onPress={() => {
                  reset();
                  setOpen(true);
                }}
              />
            )
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </div>
  );
});

interface ValueViewProps extends Pick<FieldProps, 'label' | 'description'> {
  value: string | undefined;
  isEmpty: boolean;
  button: ReactNode;
}

function ValueView({ label, value, isEmpty, description, button }: ValueViewProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and none is open here
    <div role="group" aria-labelledby={id} className={field.field}>
      <span id={id} className={field.labelRow}>
        {label}
      </span>
      <div className={styles.row}>
        <span className={styles.value} data-empty={isEmpty || undefined}>
          {value}
        </span>
        {button}
      </div>
      {description && <span className={field.description}>{description}</span>}
    </div>
  );
}

/** Returns focus to the edit button when the field closes. */
function useReturnFocus(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
