/** Hands a file to the reader under the title of what it shows. */
export function saveFile(blob: Blob, title: string, ending: 'csv' | 'png'): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
