const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes in the largest unit that leaves at least 1: "3.1 MB". */
export function fileSize(bytes: number, locale: string): string {
  const power = bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const step = Math.min(power, units.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}
