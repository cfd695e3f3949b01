import { encode } from 'uqr';
import * as styles from './security.css.ts';

const MARGIN = 4;

/** A text as a QR code. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: MARGIN });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className={styles.qrFrame}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        className={styles.qrCode}
        data-theme="light"
        shapeRendering="crispEdges"
      >
        <path d={dark.join('')} />
      </svg>
    </div>
  );
}
