import { profile } from '@waymark/model/entities/profile';
import { positionIn } from '@waymark/model/geography/parse-coordinates';
import { type Problem, problemsIn } from '@waymark/model/problems';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';
import { linkField, type ProfileDraft, profileIn } from './profile-draft.ts';

/** What is wrong with a tidy draft, by its fields. Loaded when it is first needed, with its schemas. */
export function checkProfile(draft: ProfileDraft): FieldProblems {
  const problems = problemsIn(profile, profileIn(draft));
  // What names no spot is not sent, and so not looked at.
  const isNowhere = draft.home !== '' && positionIn(draft.home) === undefined;
  return problemsOf(isNowhere ? [...problems, { field: 'home', code: 'malformed' }] : problems, draft);
}

/** Problems of what was sent, by the fields of the draft: a link is known by its number there, not by its place. */
export function problemsOf(problems: readonly Problem[], { links }: ProfileDraft): FieldProblems {
  return byField(
    problems.map((problem) => {
      const [, index] = /^links\.(\d+)$/.exec(problem.field) ?? [];
      const link = index === undefined ? undefined : links[Number(index)];
      return link ? { ...problem, field: linkField(link.id) } : problem;
    }),
  );
}
