import { flagValidation } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { useRef, useState } from 'react';
import { useDraftKey } from '../../../entities/user/useDraftKey.ts';
import { type FailedCall, fieldErrors } from '../../../shared/form/formErrors.rules.ts';
import { type FormHandle, useForm } from '../../../shared/form/useForm.ts';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { fieldsOf, flagErrors } from './flagForm.rules.ts';
import { blankFlag, type FlagSource, type FlagValues } from './flagForm.values.ts';

export interface FlagFormOptions {
  /** What the draft belongs to: the product of a new flag, or the flag. */
  draftId: string;
  source: FlagSource;
  save: (
    values: FlagValues,
    context: { source: FlagSource; isConfirmed: boolean },
  ) => Promise<Result<unknown>>;
  savedToast?: string;
  savedPath?: () => string;
  readNewest?: () => Promise<FlagSource | undefined>;
}

/** The question before an identifier that sites request is changed; `saving` if a save was refused. */
type LockQuestion = 'editing' | 'saving';

/** Holds the form of a new or an existing flag. */
export function useFlagForm({ draftId, save, ...options }: FlagFormOptions) {
  const [question, setQuestion] = useState<LockQuestion>();
  const [isUnlocked, setUnlocked] = useState(false);
  const isConfirmed = useRef(false);
  const type = useRef<FlagValues['flag_type']>('');

  const explain = ({ error, status }: FailedCall) => {
    if (error.fields?.identifier === flagValidation.identifierInUse) {
      setQuestion('saving');
      return fieldErrors({ identifier: flagValidation.identifierInUse });
    }
    const fields = fieldsOf(error.fields ?? {}, type.current);
    if (Object.keys(fields).length > 0) return { fields };
    const hasReason = status === 403 || status === 404 || status === 409;
    return { message: hasReason ? error.message : words.failed };
  };
  const form = useForm<FlagValues, FlagSource, unknown>({
    ...options,
    validate: (values) => fieldErrors(flagErrors(values)),
    save: (values, { source }) => {
      type.current = values.flag_type;
      return save(values, { source, isConfirmed: isConfirmed.current });
    },
    explain,
    draft: { key: useDraftKey('flag', draftId), fields: blankFlag },
  });

  const confirm = () => {
    isConfirmed.current = true;
    setUnlocked(true);
    setQuestion(undefined);
    if (question === 'saving') form.submit();
  };
  return {
    ...form,
    lock: {
      isLocked: options.source.isRequested === true && !isUnlocked,
      isAsking: question !== undefined,
      ask: () => setQuestion('editing'),
      confirm,
      cancel: () => setQuestion(undefined),
    },
  };
}

/** The form of a flag as its page holds it. */
export type FlagFormHandle = FormHandle<FlagValues> & Pick<ReturnType<typeof useFlagForm>, 'lock'>;
