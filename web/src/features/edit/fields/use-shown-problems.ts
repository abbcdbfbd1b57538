import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Locale } from '@waymark/model/locale';
import type { Problem, ProblemCode } from '@waymark/model/problems';
import { dequal } from 'dequal';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Draft } from '../../../live/writes/save-work.ts';
import { type ProblemsByField, problemsByField } from '../publish/problems-by-field.ts';
import { joined, problemsOf, problemsOfSaving } from '../publish/problems-of.ts';
import type { Checked } from '../publish/use-publishing.ts';

const NONE: ProblemsByField = new Map();

interface Checks {
  /** The result of the last check; undefined before the first. */
  checked: Checked | undefined;
  /** Whether the database refuses the content even as a draft. */
  isRefused: boolean;
  /** The language to which a problem of both leads. */
  locale: Locale;
}

/**
 * The problems to show now: those that the last check found and that remain. Problems that the client can detect are checked again
 * while the creator writes. A problem that only the server detects disappears when its field changes.
 */
export function useShownProblems(
  kind: PublishedKind,
  content: Draft,
  { checked, isRefused, locale }: Checks,
): ProblemsByField {
  const [found, setFound] = useState<{ by: Checked | undefined; in: Draft }>({ by: undefined, in: content });
  if (found.by !== checked) setFound({ by: checked, in: content });
  // Checking a long story waits for an idle moment.
  const now = useDeferredValue(content);
  return useMemo(() => {
    if (checked === undefined) {
      return isRefused ? problemsByField(kind, problemsOfSaving(kind, now), locale) : NONE;
    }
    const here = problemsOf(kind, now);
    const there = checked.problems.filter(
      (problem) => OF_SERVER.includes(problem.code) && isUntouched(problem, found.in, now),
    );
    return problemsByField(kind, joined(here, there), locale);
  }, [kind, now, checked, isRefused, found, locale]);
}

/** The problems that only the server can detect: it has the rest of the content, and the library that reads opening hours. */
const OF_SERVER: readonly ProblemCode[] = ['not-found', 'not-wider', 'not-yours', 'not-hours'];

function isUntouched({ field }: Problem, before: Draft, now: Draft): boolean {
  const [name = ''] = field.split('.');
  return dequal(before[name], now[name]);
}
