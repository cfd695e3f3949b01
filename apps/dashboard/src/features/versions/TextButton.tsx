import * as styles from './TextButton.css.ts';

export interface TextButtonProps {
  /** Whether the content that the button toggles is visible. */
  isExpanded?: boolean;
  onPress: () => void;
  children: string;
}

/** A quiet button along the lower edge of a card, for more of the card's content. */
export function TextButton({ isExpanded, onPress, children }: TextButtonProps) {
  return (
    <button type="button" className={styles.button} aria-expanded={isExpanded} onClick={onPress}>
      {children}
    </button>
  );
}
