/** In milliseconds: some browsers ask where to save a file before they read it. */
const lifetime = 60_000;

/** Downloads a file named after the chart. */
export function saveFile(blob: Blob, title: string, extension: 'csv' | 'png'): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80);
  link.download = `${name || 'chart'}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), lifetime);
}
