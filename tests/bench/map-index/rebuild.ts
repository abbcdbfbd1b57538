/**
 * Rebuilds the map index of the database that the environment names, and prints what it took as JSON. A process of its own, so
 * that its memory is nothing else's.
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { rebuildIndex } from '../../../functions/src/map-index/repair-index.ts';

initializeApp();
const started = performance.now();
const { tiles } = await rebuildIndex(getFirestore());
console.log(
  JSON.stringify({
    seconds: (performance.now() - started) / 1_000,
    memory: (process.resourceUsage().maxRSS * 1_024) / 1e6,
    tiles,
  }),
);
