import type { ReactNode } from 'react';
import { expectMessages, LateMessages } from './lazy-messages.tsx';
import type { MessagePart } from './messages.ts';
import { useLocale } from './paths.ts';

interface LatePartsProps {
  parts: readonly MessagePart[];
  children: ReactNode;
}

/** As `LateMessages`, of several parts: all are asked for at once. */
export function LateParts({ parts, children }: LatePartsProps) {
  const locale = useLocale();
  for (const part of parts) expectMessages(part, locale);
  const [first, ...rest] = parts;
  if (first === undefined) return children;
  return (
    <LateMessages part={first}>
      <LateParts parts={rest}>{children}</LateParts>
    </LateMessages>
  );
}
