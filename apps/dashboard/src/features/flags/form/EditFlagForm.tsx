import type { FlagDetailResponse } from '@pressdock/api';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { flagAtoms, pathOf } from '../flags.queries.ts';
import { FlagForm } from './FlagForm.tsx';
import { flagFormMessages as words } from './flagForm.messages.ts';
import { flagSource } from './flagForm.values.ts';
import { editFlagAtom } from './saveFlag.atoms.ts';
import { useFlagForm } from './useFlagForm.ts';
import { useRequestedType } from './useRequestedType.ts';

/** The form that changes a flag. */
export function EditFlagForm({ flag }: { flag: FlagDetailResponse }) {
  const path = pathOf(flag);
  const { refetch } = useAtomValue(flagAtoms(path));
  const edit = useSetAtom(editFlagAtom);
  const form = useFlagForm({
    draftId: flag._id,
    source: flagSource(flag),
    save: (values, context) => edit({ path, values, ...context }),
    readNewest: async () => {
      const { data, isError } = await refetch();
      return isError || !data ? undefined : flagSource(data);
    },
  });
  useRequestedType(form.change);
  return <FlagForm form={form} path={path} submitLabel={words.save} />;
}
