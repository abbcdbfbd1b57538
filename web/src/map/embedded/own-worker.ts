import { setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// The policy of the page allows workers of its own files only.
setWorkerUrl(workerAddress);
