import type { ProductKind } from '@pressdock/api';
import { formatBytes } from '../../../shared/format.ts';
import { uploadQueueMessages } from './uploadQueue.messages.ts';
import { transferFigures, type UploadJob } from './uploadQueue.rules.ts';

/** Returns the progress of a transfer as a percentage and as text. */
export function transferProgress(
  kind: ProductKind,
  { state, file, sentBytes, elapsedMs }: UploadJob,
): { value: number; valueLabel: string } {
  const words = uploadQueueMessages(kind);
  const total = file?.size ?? 0;
  if (state !== 'uploading' || sentBytes >= total) {
    const isSent = state !== 'waiting';
    return {
      value: isSent ? 100 : 0,
      valueLabel: state === 'uploading' ? words.states.checking : words.states[state],
    };
  }
  const { percent, bytesPerSecond, secondsLeft } = transferFigures(sentBytes, total, elapsedMs);
  const valueLabel = words.transfer({
    percent,
    sent: formatBytes(sentBytes),
    total: formatBytes(total),
    speed: bytesPerSecond === null ? null : formatBytes(bytesPerSecond),
    left: secondsLeft === null ? null : words.seconds(secondsLeft),
  });
  return { value: (sentBytes / total) * 100, valueLabel };
}
