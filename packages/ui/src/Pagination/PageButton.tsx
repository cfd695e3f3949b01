'use client';
import type { ReactNode } from 'react';
import { Button as Pressable } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import * as shared from '../Button/Button.css.ts';
import { join } from '../private/join.ts';
import * as styles from './Pagination.css.ts';

interface PageButtonProps {
  /** The page it goes to; undefined if there is none. */
  page: number | undefined;
  hrefOf: ((page: number) => string) | undefined;
  onPageChange: ((page: number) => void) | undefined;
  onPress: () => void;
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** One control of the pagination: a link if pages have URLs, otherwise a button. */
export function PageButton({
  page,
  hrefOf,
  onPageChange,
  onPress,
  label,
  isCurrent = false,
  children,
}: PageButtonProps) {
  const props = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    isDisabled: page === undefined,
    className: join(
      shared.button,
      shared.variants.quiet,
      label === undefined && shared.sizes.medium,
      label !== undefined && styles.page,
    ),
  };
  if (hrefOf) {
    return (
      <Link {...props} onPress={onPress} href={page === undefined ? undefined : hrefOf(page)}>
        {children}
      </Link>
    );
  }
  return (
    <Pressable
      {...props}
      onPress={() => {
        onPress();
        if (page !== undefined) onPageChange?.(page);
      }}
    >
      {children}
    </Pressable>
  );
}
