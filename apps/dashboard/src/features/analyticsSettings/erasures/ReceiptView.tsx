import type { ErasureResponse } from '@pressdock/api';
import { DescriptionItem, DescriptionList, Text } from '@pressdock/ui';
import { formatNumber } from '../../../shared/format.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { receiptKinds } from './erasure.rules.ts';

const { receipts: words } = analyticsSettingsMessages;

/** The numbers of deleted records, and the reference of the receipt. */
export function ReceiptView({ receipt }: { receipt: ErasureResponse }) {
  return (
    <DescriptionList>
      {receiptKinds.map((kind) => (
        <DescriptionItem key={kind} term={words.kinds[kind]}>
          {formatNumber(receipt.rows[kind])}
        </DescriptionItem>
      ))}
      <DescriptionItem term={words.columns.reference}>
        <Text isMonospace size="13">
          {receipt.reference}
        </Text>
      </DescriptionItem>
    </DescriptionList>
  );
}
