import { parentPort } from 'node:worker_threads';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';

parentPort?.on('message', (text: string) => {
  parentPort?.postMessage(sanitizeHtmlWithLimits(text));
});
