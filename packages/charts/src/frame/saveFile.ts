/** Some browsers ask where to save a file before they read it. */
const keptFor = 60_000;

/** Hands a file to the reader under the title of what it shows. */
export function saveFile(blob: Blob, title: string, ending: 'csv' | 'png'): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  const name = title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80);
  link.download = `${name || 'chart'}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
