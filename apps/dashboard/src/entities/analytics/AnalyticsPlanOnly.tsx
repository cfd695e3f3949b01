import { ChartIcon, EmptyState, LinkButton, PageHeader, Stack } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import { Changes } from '../user/Changes.tsx';
import { hasAnalyticsPlanAtom } from './analyticsPlan.atoms.ts';
import { analyticsPlanMessages as words } from './analyticsPlan.messages.ts';

export interface AnalyticsPlanOnlyProps {
  /** The title of the page. */
  title: string;
  children: ReactNode;
}

/** Shows a page to accounts with the analytics plan, and tells the others what it contains. */
export function AnalyticsPlanOnly({ title, children }: AnalyticsPlanOnlyProps) {
  if (useAtomValue(hasAnalyticsPlanAtom) !== false) return children;
  return (
    <Stack gap="24">
      <PageTitle title={title} />
      <PageHeader title={title} />
      <EmptyState
        title={words.title}
        icon={<ChartIcon size={20} />}
        action={
          <Changes>
            <LinkButton href={analyticsPaths.analytics()}>{words.choose}</LinkButton>
          </Changes>
        }
      >
        {words.body}
      </EmptyState>
    </Stack>
  );
}
