import { Button, EmptyState, Form, LinkButton, PageHeader, PlugIcon, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { licensedProductsAtom } from '../../entities/license/licensedProducts.atoms.ts';
import { ProductPicker } from '../../entities/license/ProductPicker.tsx';
import { ChangesOnly } from '../../entities/user/ChangesOnly.tsx';
import { navigate } from '../../shared/navigation/navigation.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { formColumn } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { connectRepositoryPath } from '../../shared/repositoryPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { connectRepositoryMessages as words } from './connectRepository.messages.ts';

/** Selects the product to connect with a repository, and continues on its page. */
export function ConnectRepositoryPage() {
  const isEmpty = useAtomValue(licensedProductsAtom)?.length === 0;
  return (
    <ChangesOnly title={words.title}>
      <Stack gap="24">
        <PageTitle title={words.title} />
        <PageHeader title={words.title} context={words.context} />
        {isEmpty ? (
          <EmptyState
            title={words.noneTitle}
            icon={<PlugIcon size={20} />}
            action={<LinkButton href={paths.addProduct('plugin')}>{words.addPlugin}</LinkButton>}
          >
            {words.none}
          </EmptyState>
        ) : (
          <div className={formColumn}>
            <ChooseProduct />
          </div>
        )}
      </Stack>
    </ChangesOnly>
  );
}

function ChooseProduct() {
  const products = useAtomValue(licensedProductsAtom);
  const [id, setId] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (next: string) => {
    setId(next);
    setErrors({});
  };
  const submit = () => {
    const product = products?.find((one) => one.id === id);
    if (product) navigate(connectRepositoryPath(product.kind, id));
    else setErrors({ product: words.missing });
  };
  return (
    <Form onSubmit={submit} validationErrors={errors} summaryTitle={words.errorTitle}>
      <ProductPicker name="product" value={id} onChange={change} />
      <div>
        <Button type="submit" variant="primary">
          {words.continue}
        </Button>
      </div>
    </Form>
  );
}
