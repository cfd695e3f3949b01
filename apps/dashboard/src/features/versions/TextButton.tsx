import * as styles from './TextButton.css.ts';

export interface TextButtonProps {
  /** Whether what it shows and hides is shown. */
  isExpanded?: boolean;
  onPress: () => void;
  children: string;
}

/** Goes on with what stands above it, as quietly as a link, along the lower edge of a card. */
export function TextButton({ isExpanded, onPress, children }: TextButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isExpanded} onClick={onPress}>
      {children}
    </button>
  );
}
