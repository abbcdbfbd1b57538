/// <reference types="google.maps" />

/*
 * A stand-in for Google's script: as much of it as the map uses, a mercator plane without pictures. The types of Google's surface
 * hold its own. It is one plain script once they are stripped, which is why it is long.
 */

type Listener = (event?: object) => void;

interface Spot {
  lat: number;
  lng: number;
}

/** At zoom 0 the world is so many pixels wide. */
const TILE = 256;

function worldOf({ lat, lng }: Spot, zoom: number): { x: number; y: number } {
  const world = TILE * 2 ** zoom;
  const northing = Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  return { x: (lng / 360 + 0.5) * world, y: (0.5 - northing) * world };
}

function spotOf({ x, y }: { x: number; y: number }, zoom: number): Spot {
  const world = TILE * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(2 * Math.PI * (0.5 - y / world))) * 180) / Math.PI;
  return { lat, lng: (x / world - 0.5) * 360 };
}

function latLngOf(spot: Spot): Pick<google.maps.LatLng, 'lat' | 'lng' | 'toJSON'> {
  return { lat: () => spot.lat, lng: () => spot.lng, toJSON: () => ({ ...spot }) };
}

/** What of Google's map is called. */
type UsedOfMap = Pick<
  google.maps.Map,
  'addListener' | 'getDiv' | 'getHeading' | 'getTilt' | 'getZoom' | 'moveCamera' | 'panBy' | 'setOptions'
>;

/** Of the other script: what the drawing program uses. */
const { fakeDrawing } = window as unknown as {
  fakeDrawing: { Data: new () => object; LatLngBounds: new () => object };
};

class FakeMap implements UsedOfMap {
  readonly data = new fakeDrawing.Data();
  readonly viewport = document.createElement('div');
  readonly #div: HTMLElement;
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly markers = new Set<FakeMarker>();
  #center: Spot = { lat: 0, lng: 0 };
  #zoom = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #draggable = true;

  constructor(div: HTMLElement, options: google.maps.MapOptions = {}) {
    this.#div = div;
    div.style.cssText += 'position:relative;overflow:hidden;background:#e5e3df';
    // Google hears of presses on an element that is told by this.
    this.viewport.style.cssText = 'position:absolute;inset:0;z-index: 3';
    div.append(this.viewport);
    this.setOptions(options);
    this.#listenToPointer();
  }

  addListener = (name: string, listener: Listener): google.maps.MapsEventListener => {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener));
    return { remove: () => void all.delete(listener) };
  };
  forget = () => this.#listeners.clear();
  getCenter = () => latLngOf(this.#center);
  getBounds = () => new fakeDrawing.LatLngBounds();
  getDiv = () => this.#div;
  getHeading = () => 0;
  getTilt = () => 0;
  getZoom = () => this.#zoom;

  setOptions = (options: google.maps.MapOptions | null) => {
    this.#draggable = options?.draggable ?? this.#draggable;
    this.moveCamera({ center: options?.center ?? this.#center, zoom: options?.zoom ?? this.#zoom });
  };

  moveCamera = ({ center, zoom }: google.maps.CameraOptions) => {
    // We give literals only.
    if (center) this.#center = { lat: Number(center.lat), lng: Number(center.lng) };
    if (typeof zoom === 'number') this.#zoom = zoom;
    this.#moved();
  };

  panBy = (right: number, down: number) => {
    const { x, y } = worldOf(this.#center, this.#zoom);
    this.moveCamera({ center: spotOf({ x: x + right, y: y + down }, this.#zoom) });
  };

  /** Where a spot is on the map's element. */
  pixelOf(spot: Spot): { x: number; y: number } {
    const [at, middle] = [worldOf(spot, this.#zoom), worldOf(this.#center, this.#zoom)];
    const { clientWidth, clientHeight } = this.#div;
    return { x: at.x - middle.x + clientWidth / 2, y: at.y - middle.y + clientHeight / 2 };
  }

  /** The spot at a pixel of the map's element. */
  spotAt({ x, y }: { x: number; y: number }): Spot {
    const middle = worldOf(this.#center, this.#zoom);
    const { clientWidth, clientHeight } = this.#div;
    return spotOf({ x: middle.x + x - clientWidth / 2, y: middle.y + y - clientHeight / 2 }, this.#zoom);
  }

  #fire(name: string, event?: object): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }

  #moved(): void {
    for (const marker of this.markers) marker.arrange();
    this.#fire('bounds_changed');
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#fire('idle'), 50);
  }

  #listenToPointer(): void {
    this.#div.addEventListener('pointermove', ({ buttons, movementX, movementY }) => {
      if (buttons === 1 && this.#draggable) this.panBy(-movementX, -movementY);
    });
    this.#div.addEventListener('click', (domEvent) => {
      const { left, top } = this.#div.getBoundingClientRect();
      const spot = this.spotAt({ x: domEvent.clientX - left, y: domEvent.clientY - top });
      this.#fire('click', { domEvent, latLng: latLngOf(spot), stop: () => {} });
    });
  }
}

type UsedOfMarker = Pick<google.maps.marker.AdvancedMarkerElement, 'position' | 'content' | 'zIndex'>;

class FakeMarker extends HTMLElement implements UsedOfMarker {
  position: NonNullable<google.maps.marker.AdvancedMarkerElement['position']> = { lat: 0, lng: 0 };
  content: Node | null = null;
  zIndex: number | null = null;
  #map: FakeMap | null = null;

  constructor({ map, position, content }: google.maps.marker.AdvancedMarkerElementOptions = {}) {
    super();
    if (position) this.position = position;
    if (content) {
      this.content = content;
      this.append(content);
    }
    if (map instanceof FakeMap) this.map = map;
  }

  get map(): FakeMap | null {
    return this.#map;
  }

  set map(map: FakeMap | null) {
    this.#map?.markers.delete(this);
    this.#map = map;
    if (map === null) {
      this.remove();
      return;
    }
    map.markers.add(this);
    map.viewport.append(this);
    this.arrange();
  }

  /** Google stands the middle of the lower edge on the position. */
  arrange(): void {
    const { x, y } =
      this.#map?.pixelOf({ lat: Number(this.position.lat), lng: Number(this.position.lng) }) ?? {};
    this.style.cssText = `position:absolute;left:0;top:0;transform:translate(${x}px,${y}px) translate(-50%,-100%)`;
  }
}
customElements.define('gmp-advanced-marker', FakeMarker);

class FakeShape implements Pick<google.maps.Polygon & google.maps.Polyline, 'setMap'> {
  readonly options: google.maps.PolygonOptions & google.maps.PolylineOptions;
  static readonly shown = new Set<FakeShape>();
  constructor(options: google.maps.PolygonOptions & google.maps.PolylineOptions = {}) {
    this.options = options;
    FakeShape.shown.add(this);
  }
  setMap = (map: google.maps.Map | null) => {
    if (map === null) FakeShape.shown.delete(this);
  };
}

const event: Pick<typeof google.maps.event, 'addListener' | 'clearInstanceListeners'> = {
  addListener: (instance: object, name, handler) => {
    if (!(instance instanceof FakeMap)) throw new TypeError('The stand-in knows events of maps only.');
    return instance.addListener(name, (happened) => handler(happened));
  },
  clearInstanceListeners: (instance: object) => {
    if (instance instanceof FakeMap) instance.forget();
  },
};

/** One for all, asked for whether anything is to be set or not. */
class FakeSettings implements Pick<google.maps.Settings, 'fetchAppCheckToken'> {
  static readonly #only = new FakeSettings();
  static getInstance = () => FakeSettings.#only;
  fetchAppCheckToken = async () => ({ token: '' });
}

const core: Record<keyof Pick<google.maps.CoreLibrary, 'event' | 'Settings'>, object> = {
  event,
  Settings: FakeSettings,
};
const plane: Record<keyof Pick<google.maps.MapsLibrary, 'Map' | 'Polygon' | 'Polyline'>, object> = {
  Map: FakeMap,
  Polygon: FakeShape,
  Polyline: FakeShape,
};
const marker: Record<keyof Pick<google.maps.MarkerLibrary, 'AdvancedMarkerElement'>, object> = {
  AdvancedMarkerElement: FakeMarker,
};
const libraries: Partial<Record<keyof google.maps.ImportLibraryMap, object>> = { core, maps: plane, marker };

// What the loader has put there: see its `bootstrap`. It waits for the call.
const { maps } = (window as unknown as { google: { maps: { __ib__: () => void } & object } }).google;
Object.assign(maps, {
  ...core,
  ...plane,
  ...fakeDrawing,
  marker,
  importLibrary: async (name: keyof google.maps.ImportLibraryMap) => libraries[name] ?? {},
  shapes: FakeShape.shown,
});
maps.__ib__();

// For its names to be its own; the script goes without.
export {};
