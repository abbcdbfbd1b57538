import { useEffect } from 'react';
import { followBuilds } from '../../services/builds/follow-builds.ts';
import { setNewerBuild } from '../../services/builds/newer-build.ts';
import { ownBuild } from '../../services/builds/own-build.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Looks for newer builds as long as it is mounted, and announces them. */
export function Updates() {
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined) return;
    return followBuilds(own, (latest) => setNewerBuild(latest === own ? undefined : latest));
  }, []);
  return <UpdateNotice />;
}
