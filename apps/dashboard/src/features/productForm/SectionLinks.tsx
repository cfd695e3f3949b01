import type { ProductKind } from '@pressdock/api';
import { Link } from '@pressdock/ui';
import * as styles from './ProductForm.css.ts';
import { productFormMessages } from './productForm.messages.ts';

/** The sections by their fragment. */
const sectionNames = ['basics', 'presentation', 'selling'] as const;

/** Links to the sections of the form, beside it. */
export function SectionLinks({ kind }: { kind: ProductKind }) {
  const words = productFormMessages(kind);
  return (
    <nav aria-label={words.sections} className={styles.links}>
      {sectionNames.map((name) => (
        <Link key={name} variant="quiet" href={`#${name}`}>
          {words[name].title}
        </Link>
      ))}
    </nav>
  );
}
