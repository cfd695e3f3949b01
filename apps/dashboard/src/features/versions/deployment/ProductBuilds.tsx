import { DeployIcon, EmptyState, Heading, Stack } from '@pressdock/ui';
import { useId, useState } from 'react';
import { BuildList } from '../../../entities/build/BuildList.tsx';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { productBuildsAtoms } from '../../../entities/build/build.queries.ts';
import { refreshDeploymentAtom } from '../../../entities/deployment/deployment.queries.ts';
import type { Product } from '../../../entities/product/product.kind.ts';
import { refreshProductsAtom } from '../../../entities/product/product.queries.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { BUILDS_SECTION } from '../product/buildsSection.ts';
import { panelMessages as words } from './deploymentPanel.messages.ts';
import { newestBuilds, newestEnded } from './deploymentPanel.rules.ts';
import { useChanged } from './useChanged.ts';

/** The newest builds of a product; more on demand. */
export function ProductBuilds({ product }: { product: Product }) {
  const { kind, _id: id } = product;
  const titleId = useId();
  const builds = useAtomValue(productBuildsAtoms({ kind, id }));
  const [isWhole, setWhole] = useState(false);
  const { list, isShortened } = isWhole
    ? { list: builds, isShortened: false }
    : newestBuilds(builds);
  useEnded(product, newestEnded(rowsOf(builds.data)));
  return (
    <section id={BUILDS_SECTION} tabIndex={-1} aria-labelledby={titleId}>
      <Stack gap="12">
        <Heading level={2} size="16" id={titleId}>
          {words.builds}
        </Heading>
        <BuildList
          list={list}
          hasProduct={false}
          onLoadMore={isShortened ? () => setWhole(true) : () => void builds.fetchNextPage()}
          emptyState={
            <EmptyState title={buildMessages.emptyTitle} icon={<DeployIcon size={20} />}>
              {buildMessages.empty}
            </EmptyState>
          }
        />
      </Stack>
    </section>
  );
}

/** Reads the product and the status of its deployment again once another build has ended. */
function useEnded({ kind, _id: id }: Product, ended: string | null | undefined) {
  const refreshProducts = useSetAtom(refreshProductsAtom);
  const refreshDeployment = useSetAtom(refreshDeploymentAtom);
  useChanged(ended, () => {
    void refreshProducts(kind);
    void refreshDeployment(id);
  });
}
