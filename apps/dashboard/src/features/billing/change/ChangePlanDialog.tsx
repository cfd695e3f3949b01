import type { PlanPreviewResponse, PlansResponse } from '@pressdock/api';
import { Alert, Button, Dialog, LinkButton } from '@pressdock/ui';
import { useState } from 'react';
import { plansAtom } from '../../../entities/billing/plans.queries.ts';
import { billingPaths } from '../../../shared/billingPaths.ts';
import { useSubmission } from '../../../shared/form/useSubmission.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { isCancellation, type PlanAction } from '../billing.rules.ts';
import { ChangePreview } from './ChangePreview.tsx';
import { changeMessages as words } from './change.messages.ts';
import { changePlanAtom, createPreviewAtom, type PlanChoice } from './change.queries.ts';
import { confirmLabel, isLater, partWords } from './change.rules.ts';

export interface ChangePlanDialogProps {
  title: string;
  choice: PlanChoice;
  action: PlanAction;
  /** When the subscription ends unless it is continued; null if it renews. */
  endsAt: string | null;
  onClose: () => void;
}

/** Shows what a change costs and what it exceeds, and changes the plan once it is confirmed. */
export function ChangePlanDialog({
  title,
  choice,
  action,
  endsAt,
  onClose,
}: ChangePlanDialogProps) {
  const [openedAt] = useState(Date.now);
  const [previewAtom] = useState(() => createPreviewAtom(choice, openedAt));
  const preview = useAtomValue(previewAtom);
  const card: PlansResponse['card'] | undefined = useAtomValue(plansAtom).data?.card;
  const { data, refetch } = preview;
  const { confirm, isPending, refusal } = useConfirmedChange(choice, { refetch, onClose });
  const isCanceling = isCancellation(choice);
  // Without a card, only a change that charges nothing can be made.
  const isFree = isCanceling || (data !== undefined && isLater(data, openedAt));
  const needsCard = data !== undefined && card === null && !isFree;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {isCanceling ? partWords(choice).keep : words.cancel}
          </Button>
          {needsCard ? (
            <LinkButton variant="primary" href={billingPaths.billing('payment')} onPress={onClose}>
              {words.addCard}
            </LinkButton>
          ) : (
            <Button
              variant={isCanceling ? 'critical' : 'primary'}
              isDisabled={data === undefined}
              isPending={isPending}
              onPress={() => data && confirm(data)}
            >
              {confirmLabel(choice, action, data)}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <>
          <ChangePreview
            preview={data}
            choice={choice}
            now={openedAt}
            wouldEndAt={action === 'keep' ? null : endsAt}
          />
          {needsCard ? <Alert tone="info">{words.noCard}</Alert> : null}
        </>
      ) : preview.error === null ? (
        <AreaLoading label={words.loading} height={size.productHead} />
      ) : (
        <FailureNotice isRetrying={preview.isFetching} onRetry={refetch}>
          {preview.error.status === 409 || preview.error.status === 503
            ? preview.error.error.message
            : words.failed}
        </FailureNotice>
      )}
      {refusal ? <Alert tone="critical">{refusal}</Alert> : null}
    </Dialog>
  );
}

/** Changes the plan once at a time; a refusal is shown, and the price is calculated again. */
function useConfirmedChange(
  choice: PlanChoice,
  { refetch, onClose }: { refetch: () => unknown; onClose: () => void },
) {
  const change = useSetAtom(changePlanAtom);
  const [refusal, setRefusal] = useState<string>();
  const { isPending, run } = useSubmission();
  const confirm = (preview: PlanPreviewResponse) =>
    run(async () => {
      setRefusal(undefined);
      const result = await change({ choice, preview });
      if (result.ok) {
        toasts.add({ title: words.changed, tone: 'positive' });
        return onClose();
      }
      const isExplained = [403, 409, 503].includes(result.status);
      setRefusal(isExplained ? result.error.message : words.changeFailed);
      refetch();
    });
  return { confirm, isPending, refusal };
}
