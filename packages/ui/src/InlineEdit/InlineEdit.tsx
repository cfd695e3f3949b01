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
import { type SaveAnswer, useSaving } from './useSaving.ts';

export interface InlineEditProps
  extends Omit<FieldProps, 'isPending'>,
    RefAttributes<HTMLDivElement> {
  /** What is shown, and what writing starts from. */
  value: string;
  /**
   * Called with what was typed. The field waits for a promise; text that it brings back says what
   * is wrong, and then everything typed stays, as it does when the promise is rejected. Called only
   * when something has changed.
   */
  onSave: (value: string) => SaveAnswer | Promise<SaveAnswer>;
  /** Shown where there is no value yet, and an example while it is typed. */
  placeholder?: string;
  /** Starts with the field open, for what has only just been added. */
  defaultEditing?: boolean;
  /** Refuses to save an empty value. Default `false`. */
  isRequired?: boolean;
  /** Keeps the pencil in its place but out of use. Default `false`. */
  isDisabled?: boolean;
  /** Shows the value without a way to change it. */
  isReadOnly?: boolean;
}

/** Shows one line of text that can be changed where it stands. Enter saves it, Escape leaves it. */
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
  const opener = useFocusAfter(isOpen);
  const { save, isSaving, wrong, said, failures, forget } = useSaving(onSave, () => setOpen(false));
  const isEditing = isOpen && !isDisabled && !isReadOnly;
  const close = () => {
    forget();
    setOpen(false);
  };

  return (
    <div ref={ref}>
      {isEditing ? (
        <InlineEditForm
          label={label}
          value={value}
          description={description}
          errorMessage={errorMessage || wrong}
          placeholder={placeholder}
          isRequired={isRequired}
          isPending={isSaving}
          failures={failures}
          onSave={(typed) => (typed === value ? close() : save(typed))}
          onCancel={close}
        />
      ) : (
        <Shown
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
                  forget();
                  setOpen(true);
                }}
              />
            )
          }
        />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
});

interface ShownProps extends Pick<FieldProps, 'label' | 'description'> {
  value: string | undefined;
  isEmpty: boolean;
  button: ReactNode;
}

function Shown({ label, value, isEmpty, description, button }: ShownProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here none is open
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

/** Leads the focus back to the button that opened the field, once the field is gone. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
