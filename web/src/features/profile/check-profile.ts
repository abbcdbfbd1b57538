import { profile } from '@waymark/model/entities/profile';
import { positionIn } from '@waymark/model/geography/parse-coordinates';
import { type Problem, problemsIn } from '@waymark/model/problems';
import { byField, type FieldProblems } from '../../elements/form/field-problem.ts';
import { linkField, type ProfileDraft, profileIn } from './profile-draft.ts';

/** The problems of a tidied draft, by field. This module is loaded when it is first needed, with its schemas. */
export function checkProfile(draft: ProfileDraft): FieldProblems {
  const problems = problemsIn(profile, profileIn(draft));
  // A home that is no position is not in the profile, so the schema does not see it.
  const isNowhere = draft.home !== '' && positionIn(draft.home) === undefined;
  return problemsOf(isNowhere ? [...problems, { field: 'home', code: 'malformed' }] : problems, draft);
}

/** The server's problems, by the fields of the draft. The draft names a link by its number, the server by its index. */
export function problemsOf(problems: readonly Problem[], { links }: ProfileDraft): FieldProblems {
  return byField(
    problems.map((problem) => {
      const [, index] = /^links\.(\d+)$/.exec(problem.field) ?? [];
      const link = index === undefined ? undefined : links[Number(index)];
      return link ? { ...problem, field: linkField(link.id) } : problem;
    }),
  );
}
