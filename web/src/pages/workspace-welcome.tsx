import { useMember } from '../elements/page/use-member.ts';
import { Welcome } from '../features/works/create/welcome.tsx';

export const messages = ['create', 'failures'] as const;

/** Where a member begins who has just become a creator. */
export function Component() {
  const member = useMember();
  return member && <Welcome key={member.uid} uid={member.uid} />;
}
