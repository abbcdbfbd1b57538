/// <reference types="google.maps" />

/*
 * A fake of Google's script with the part that the map uses: a mercator plane without pictures. Google's types check it.
 * Without its types it is one plain script, which is why it is long.
 */

type Listener = (event?: object) => void;

interface Spot {
  lat: number;
  lng: number;
}

/** The width of the world at zoom 0, in pixels. */
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

/** The members of Google's map that the application calls. */
type UsedOfMap = Pick<
  google.maps.Map,
  'addListener' | 'getDiv' | 'getHeading' | 'getTilt' | 'getZoom' | 'moveCamera' | 'panBy' | 'setOptions'
>;

/** From the other script: what the drawing library uses. */
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
    // Google dispatches presses on an element with this style.
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
    // The application passes literals only.
    if (center) this.#center = { lat: Number(center.lat), lng: Number(center.lng) };
    if (typeof zoom === 'number') this.#zoom = zoom;
    this.#moved();
  };

  panBy = (right: number, down: number) => {
    const { x, y } = worldOf(this.#center, this.#zoom);
    this.moveCamera({ center: spotOf({ x: x + right, y: y + down }, this.#zoom) });
  };

  /** The pixel of a position on the map's element. */
  pixelOf(spot: Spot): { x: number; y: number } {
    const [at, middle] = [worldOf(spot, this.#zoom), worldOf(this.#center, this.#zoom)];
    const { clientWidth, clientHeight } = this.#div;
    return { x: at.x - middle.x + clientWidth / 2, y: at.y - middle.y + clientHeight / 2 };
  }

  /** The position at a pixel of the map's element. */
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

  /** Google places the middle of the lower edge at the position. */
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

/** A singleton, which is requested even if no setting changes. */
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

// The loader's `bootstrap` function, which waits for this call.
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

// Makes the file a module, so that its names are local. The script omits it.
export {};
