/**
 * Rebuilds the map index of the database that the environment names, and prints its measurements as JSON. It is
 * a process of its own, so that its memory is its own.
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
