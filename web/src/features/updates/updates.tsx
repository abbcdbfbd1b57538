import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { documentTiles } from '../../live/tiles/tile-cache-context.ts';
import { followBuilds } from '../../services/builds/follow-builds.ts';
import '../../services/builds/leave-for-newer-build.ts';
import { setNewerBuild } from '../../services/builds/newer-build.ts';
import { ownBuild } from '../../services/builds/own-build.ts';
import { afterInput } from '../../ui/hooks/after-input.ts';
import { afterRest } from '../../ui/hooks/after-rest.ts';
import { untilLoaded } from '../../ui/hooks/until-loaded.ts';
import { showToast } from '../../ui/overlays/toasts.tsx';
import { UpdateNotice } from './update-notice.tsx';

/*
 * The code that leaves for a newer build loads with this part, because the next deployment may remove its file.
 */

/** The code of the service worker's side of a page, which loads when the worker is registered. */
const loadWorkerCode = () =>
  untilLoaded('The code of the service worker', () => import('../../services/offline/start-worker.ts'));

/** Looks for newer builds as long as it is mounted, registers the service worker, and shows the states of both. */
export function Updates() {
  const t = useTranslations('updates');
  const show = useEffectEvent((message: 'installed' | 'offlineReady') =>
    showToast({ kind: 'success', message: t(message) }),
  );
  useEffect(() => {
    const own = ownBuild();
    if (own === undefined) return;
    let stopWaiting = () => {};
    // Not as a greeting: a visitor who has only just come reads the first lines, which a toast may cover.
    const onOfflineReady = () => {
      stopWaiting = afterInput(() => show('offlineReady'));
    };
    const stopResting = afterRest(async () => {
      const { startWorker } = await loadWorkerCode();
      await startWorker(own, documentTiles, onOfflineReady);
    });
    const stopFollowing = followBuilds(own, async (latest) => {
      setNewerBuild(latest === own ? undefined : latest);
      if (latest !== own) await (await loadWorkerCode()).updateWorker();
    });
    const onInstalled = () => show('installed');
    addEventListener('appinstalled', onInstalled);
    return () => {
      stopResting();
      stopWaiting();
      stopFollowing();
      removeEventListener('appinstalled', onInstalled);
    };
  }, []);
  return <UpdateNotice takeUpdate={async () => (await loadWorkerCode()).takeUpdate()} />;
}
