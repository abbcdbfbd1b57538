import type { PublishedKind } from '@waymark/model/entities/kinds';
import type { Problem } from '@waymark/model/problems';
import { dequal } from 'dequal';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLocale } from '../../../i18n/paths.ts';
import type { Draft } from '../../../live/writes/save-work.ts';
import { type ProblemsByField, problemsByField } from '../publish/problems-by-field.ts';
import { joined, problemsOf, problemsOfSaving } from '../publish/problems-of.ts';
import type { Checked } from '../publish/use-publishing.ts';

const NONE: ProblemsByField = new Map();

/**
 * The problems that are to be said now: those that were found, as long as they are there. What can be known here is looked at
 * again as it is written; of what the server alone knows, a problem goes when what it is about is changed.
 * @param checked what the last check found; undefined before one
 * @param isRefused whether the database takes the content not even as a draft
 */
export function useShownProblems(
  kind: PublishedKind,
  content: Draft,
  checked: Checked | undefined,
  isRefused: boolean,
): ProblemsByField {
  const locale = useLocale();
  const [found, setFound] = useState<{ by: Checked | undefined; in: Draft }>({ by: undefined, in: content });
  if (found.by !== checked) setFound({ by: checked, in: content });
  // Looking through a long story is left to a quiet moment.
  const now = useDeferredValue(content);
  return useMemo(() => {
    if (checked === undefined) {
      return isRefused ? problemsByField(kind, problemsOfSaving(kind, now), locale) : NONE;
    }
    const here = problemsOf(kind, now);
    const there = checked.problems.filter(
      (problem) => isServers(problem) && isUntouched(problem, found.in, now),
    );
    return problemsByField(kind, joined(here, there), locale);
  }, [kind, now, checked, isRefused, found, locale]);
}

/** What can only be known where the rest of the content is. */
function isServers({ code }: Problem): boolean {
  return code === 'not-found' || code === 'not-yours';
}

function isUntouched({ field }: Problem, before: Draft, now: Draft): boolean {
  const [name = ''] = field.split('.');
  return dequal(before[name], now[name]);
}
