import { Text } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { licensedProductsAtom } from '../../../entities/license/licensedProducts.atoms.ts';
import { ProductPicker } from '../../../entities/license/ProductPicker.tsx';
import { FormSection } from '../../../shared/form/FormSection.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { collectedFieldsAtoms } from '../analyticsSettings.queries.ts';
import type { SettingsRole } from '../settingsRole.atoms.ts';
import { FieldsForm } from './FieldsForm.tsx';

const { fields: words } = analyticsSettingsMessages;
const PRODUCT = 'product';

/** The optional fields that are collected of the sites of a product, which the URL selects. */
export function FieldsSection({ role }: { role: SettingsRole }) {
  const [search, setSearch] = useSearchParams();
  const products = useAtomValue(licensedProductsAtom);
  const id = search.get(PRODUCT) ?? products?.[0]?.id ?? '';
  return (
    <FormSection name="fields" title={words.title} context={words.context}>
      <ProductPicker
        value={id}
        onChange={(next) => setSearch(next === '' ? {} : { [PRODUCT]: next }, { replace: true })}
      />
      {id === '' ? <Text tone="muted">{words.choose}</Text> : <Fields role={role} id={id} />}
    </FormSection>
  );
}

function Fields({ role, id }: { role: SettingsRole; id: string }) {
  const { data, error, isError, isFetching, refetch } = useAtomValue(collectedFieldsAtoms({ id }));
  const name = useAtomValue(licensedProductsAtom)?.find((one) => one.id === id)?.name ?? '';
  if (error?.status === 404) return <Text tone="muted">{words.missing}</Text>;
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  return (
    <FieldsForm
      key={id}
      product={{ id, name }}
      saved={data.fields}
      isReadOnly={role === 'viewing'}
    />
  );
}
