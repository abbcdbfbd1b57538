import 'maplibre-gl/dist/maplibre-gl.css';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

/* The engine of the embedded map and its style, without Waymark around them. It starts with the first touch. */

const COLOURS = {
  sea: '#dfe9e8',
  shelf: '#d3e2e2',
  land: '#fbf7ec',
  coast: '#7d9aa0',
  border: '#c8b99b',
  graticule: '#cddcdc',
  label: '#4a4235',
};

const container = document.getElementById('map');

async function start() {
  const [maplibre, { loadAtlas }, { atlasStyle, PROJECTION }] = await Promise.all([
    import('maplibre-gl'),
    import('../../../../web/src/map/embedded/load-atlas.ts'),
    import('../../../../web/src/map/embedded/atlas-style.ts'),
  ]);
  maplibre.setWorkerUrl(workerAddress);
  const { land, names } = await loadAtlas();
  const map = new maplibre.Map({
    container,
    style: { ...atlasStyle(land, names, COLOURS, 'en'), projection: PROJECTION },
    center: [10, 25],
    zoom: 1.6,
    fadeDuration: 0,
  });
  map.on('load', () => container.setAttribute('data-ready', 'true'));
}

container.addEventListener('pointerdown', start, { once: true });
