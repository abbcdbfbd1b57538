/*
 * The rules of imports between rooms and layers. `tests/arrows.test.ts` checks the code by these rules, and proves
 * for each rule that it refuses a forbidden import.
 */

/** The layers of web/src, the highest first. A layer may import only from lower layers. */
const LAYERS = [
  // The service worker: an entry of its own, which no page imports.
  ['worker'],
  ['app'],
  ['pages'],
  ['features'],
  ['elements'],
  ['live', 'map', 'services'],
  ['session'],
  ['ui', 'i18n'],
  ['config', 'config-schema', 'rendered-page', 'early-input'],
];

/** A folder of web/src, or a file where that is all there is. */
const placeOf = (names) => `^web/src/(?:${names.join('|')})(?:/|\\.ts$)`;

/** One package or more, wherever they are installed. */
const packages = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;

const PLACES = LAYERS.flat();

/** What starts the application in a browser and on a server. */
const ENTRIES = '^web/src/(?:boot\\.ts|main\\.tsx|server\\.tsx)$';

const layerRules = LAYERS.flatMap((layer, depth) =>
  layer.map((name) => {
    const beside = LAYERS[depth].filter((other) => other !== name && depth < LAYERS.length - 1);
    const barred = [...LAYERS.slice(0, depth).flat(), ...beside];
    return {
      name: `${name}-imports-downward`,
      comment: `web/src/${name} imports neither what is above it nor what is beside it`,
      from: { path: placeOf([name]) },
      to: { path: barred.length === 0 ? ENTRIES : `${placeOf(barred)}|${ENTRIES}` },
    };
  }),
);

const roomRules = [
  {
    name: 'model-imports-nothing-of-ours',
    comment: 'the model runs anywhere',
    from: { path: '^model/' },
    to: { path: '^(?:web|functions|emulators|tests)/' },
  },
  {
    name: 'web-imports-model',
    comment: 'of the other rooms, web imports the model only',
    from: { path: '^web/' },
    to: { path: '^(?:functions|emulators|tests)/' },
  },
  {
    name: 'functions-import-model-and-renderer',
    comment:
      'functions load the server build of the web at run time, and import its type; nothing else crosses',
    from: { path: '^functions/' },
    to: { path: '^(?:web|emulators|tests)/', pathNot: '^web/src/rendered-page\\.ts$' },
  },
  {
    name: 'emulators-import-model-and-publishing',
    comment:
      'the demo content is published, put on the map, pictured and made searchable by the code that creators use, and the keys of content accounts are made by the code that reads them; nothing else crosses',
    from: { path: '^emulators/' },
    to: {
      path: '^(?:web|functions|tests)/',
      pathNot:
        '^functions/src/(?:publish/|map-index/|photos/|search/|content-accounts/rotate-keys\\.ts$|platform/stored\\.ts$)',
    },
  },
];

const webRules = [
  {
    name: 'boot-stands-alone',
    comment: 'boot.ts is part of the document, before all code; it holds what it imports',
    from: { path: '^web/src/boot\\.ts$' },
    to: { path: '.', pathNot: '^web/src/(?:early-input|services/lost-code|ui/theme)\\.ts$' },
  },
  {
    name: 'main-only-starts',
    comment: 'main.tsx imports the app and the style sheets of the interface',
    from: { path: '^web/src/main\\.tsx$' },
    to: { path: '^web/src/', pathNot: '^web/src/(?:app/|ui/styles/[^/]+\\.css$)' },
  },
  {
    name: 'server-renders-the-app',
    comment: 'server.tsx imports the app, and what it gives to each request',
    from: { path: '^web/src/server\\.tsx$' },
    to: {
      path: '^web/src/',
      pathNot: '^web/src/(?:app/|live/tiles/|services/given-payload\\.ts$|rendered-page\\.ts$)',
    },
  },
  {
    name: 'every-place-is-a-layer',
    comment: 'what lies beside the layers of web/src would escape their rules',
    from: { path: '^web/src/' },
    to: { path: '^web/src/', pathNot: `${placeOf(PLACES)}|${ENTRIES}` },
  },
  {
    name: 'features-stand-alone',
    comment: 'no feature imports another: a page passes one to another as a child or a slot',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'reactfire-in-live-only',
    comment: 'live/ owns what lives and dies',
    from: { path: '^(?:model|web)/', pathNot: '^web/src/live/' },
    to: { path: packages('reactfire', 'rxjs') },
  },
  {
    name: 'firebase-in-session-and-live-only',
    comment: 'nothing of Firebase is in the first load of a page',
    from: { path: '^(?:model|web)/', pathNot: '^web/src/(?:live|session)/' },
    to: { path: packages('firebase', '@firebase') },
  },
];

const anywhereRules = [
  {
    name: 'no-test-support-in-product',
    comment: 'what lies in a testing/ folder serves tests, and other test support',
    from: {
      path: '^(?:model|web|functions|emulators)/',
      pathNot: '/testing/|\\.test\\.(?:tsx?|mjs)$',
    },
    to: { path: '^(?:model|web|functions|emulators)/.*testing/' },
  },
  {
    name: 'no-cycles',
    comment: 'two files that need each other are one, or three',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrels',
    comment: 'import the file that has it',
    from: {},
    to: { path: '(?:^|/)index\\.[cm]?[jt]sx?$', pathNot: '(?:^|/)node_modules/' },
  },
  {
    name: 'everything-is-found',
    comment: 'an import that leads nowhere would escape every rule',
    from: {},
    to: { couldNotResolve: true },
  },
];

// biome-ignore lint/style/noDefaultExport: dependency-cruiser asks for it
export default {
  forbidden: [...roomRules, ...layerRules, ...webRules, ...anywhereRules].map((rule) => ({
    ...rule,
    severity: 'error',
  })),
  options: {
    // TypeScript's own parser has no programming interface in version 7.
    parser: 'swc',
    exclude: '(?:^|/)(?:dist|built|\\.cache)/',
    doNotFollow: { path: '(?:^|/)node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
