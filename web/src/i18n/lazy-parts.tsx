import type { ReactNode } from 'react';
import { expectMessages, LazyMessages } from './lazy-messages.tsx';
import type { MessagePart } from './messages.ts';
import { useLocale } from './paths.ts';

interface LazyPartsProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/** As `LazyMessages`, of several parts: all are asked for at once. */
export function LazyParts({ parts, children }: LazyPartsProps) {
  const locale = useLocale();
  for (const part of parts) expectMessages(part, locale);
  const [first, ...rest] = parts;
  if (first === undefined) return children;
  return (
    <LazyMessages part={first}>
      <LazyParts parts={rest}>{children}</LazyParts>
    </LazyMessages>
  );
}
