import { Button, ComboBox, Dialog, Form, SelectItem, Text } from '@pressdock/ui';
import { useId, useState } from 'react';
import { productListAtoms } from '../../../entities/product/product.queries.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import type { VersionDialogProps } from '../versionDialog.kind.ts';
import { copyVersionMessages } from './copyVersion.messages.ts';

/** Asks to which product of the account a version is copied, and leads to that one. */
export function ChooseCopyTarget({ product, version, onClose }: VersionDialogProps) {
  const { kind, _id: id } = product;
  const words = copyVersionMessages(kind);
  const formId = useId();
  const { data, isError, isFetching, refetch } = useAtomValue(productListAtoms[kind]);
  const [target, setTarget] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const others = data?.filter(({ _id }) => _id !== id) ?? [];
  const hasNone = data !== undefined && others.length === 0;
  const goOn = () => {
    if (target === null) return setMissing(true);
    onClose();
    navigate(paths.copyVersion(kind, target, { sourceId: id, sourceVersionId: version._id }));
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.chooseTitle(version.version)}
      description={words.chooseDescription}
      actions={
        hasNone ? (
          <Button onPress={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button onPress={onClose}>{words.cancel}</Button>
            <Button type="submit" form={formId} variant="primary">
              {words.goOn}
            </Button>
          </>
        )
      }
    >
      {isError ? (
        <FailureNotice isRetrying={isFetching} onRetry={refetch}>
          {words.listFailed}
        </FailureNotice>
      ) : null}
      {hasNone ? <Text as="p">{words.none}</Text> : null}
      {hasNone || isError ? null : (
        <Form
          id={formId}
          onSubmit={goOn}
          validationErrors={isMissing ? { target: words.missing } : undefined}
          summaryTitle={words.summaryTitle}
        >
          <ComboBox
            name="target"
            label={words.target}
            placeholder={words.targetPlaceholder}
            emptyMessage={words.noMatch}
            isPending={data === undefined}
            value={target}
            onChange={(chosen) => {
              setTarget(chosen);
              setMissing(false);
            }}
            defaultItems={others.map(({ _id, name }) => ({ id: _id, name }))}
          >
            {(other) => <SelectItem id={other.id}>{other.name}</SelectItem>}
          </ComboBox>
        </Form>
      )}
    </Dialog>
  );
}
