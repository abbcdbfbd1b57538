/// <reference types="google.maps" />

/*
 * The part of the fake Google script that the drawing library uses. Without its types it is one plain script. It runs before
 * the other script, which exposes it under Google's name.
 */

interface Place {
  lat: number;
  lng: number;
}

interface Pixel {
  x: number;
  y: number;
}

/** What it needs of the fake map. */
interface Plane {
  pixelOf: (spot: Place) => Pixel;
  spotAt: (pixel: Pixel) => Place;
}

class FakeLatLng implements Pick<google.maps.LatLng, 'lat' | 'lng'> {
  readonly lat: () => number;
  readonly lng: () => number;
  constructor(lat: number, lng: number) {
    this.lat = () => lat;
    this.lng = () => lng;
  }
}

class FakePoint implements Pixel {
  readonly x: number;
  readonly y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
}

/** Every queried position is on the screen. */
class FakeBounds implements Pick<google.maps.LatLngBounds, 'contains'> {
  contains = () => true;
  getNorthEast = () => new FakeLatLng(90, 180);
  getSouthWest = () => new FakeLatLng(-90, -180);
}

class FakeOverlay {
  #map: Plane | null = null;
  onAdd = () => {};
  onRemove = () => {};
  draw = () => {};
  getMap = () => this.#map;
  setMap = (map: Plane | null) => {
    this.#map = map;
    // Google calls this asynchronously.
    if (map) setTimeout(() => this.onAdd());
    else this.onRemove();
  };
  getProjection = () => {
    const map = this.#map;
    if (map === null) return undefined;
    return {
      fromContainerPixelToLatLng: (pixel: Pixel) => {
        const { lat, lng } = map.spotAt(pixel);
        return new FakeLatLng(lat, lng);
      },
      fromLatLngToContainerPixel: (at: FakeLatLng) => map.pixelOf({ lat: at.lat(), lng: at.lng() }),
    };
  };
}

/** A point, a line or a polygon with its coordinates. */
class FakeGeometry {
  readonly made: unknown;
  constructor(made: unknown) {
    this.made = made;
  }
}

interface GeoJson {
  type: string;
  id?: string;
  geometry?: unknown;
  properties?: Record<string, unknown>;
  features?: GeoJson[];
}

class FakeFeature {
  readonly #id: string;
  readonly #properties: Map<string, unknown>;
  geometry: unknown;
  constructor({ id = '', geometry, properties = {} }: GeoJson) {
    this.#id = id;
    this.geometry = geometry;
    this.#properties = new Map(Object.entries(properties));
  }
  getId = () => this.#id;
  getProperty = (name: string) => this.#properties.get(name);
  setProperty = (name: string, value: unknown) => void this.#properties.set(name, value);
  forEachProperty = (each: (value: unknown, name: string) => void) => this.#properties.forEach(each);
  setGeometry = (geometry: unknown) => {
    this.geometry = geometry;
  };
}

class FakeData {
  static readonly Point = FakeGeometry;
  static readonly LineString = FakeGeometry;
  static readonly Polygon = FakeGeometry;
  /** All drawn features, on all maps. */
  static readonly shown = new Map<string, FakeFeature>();
  #style: unknown;
  addListener = () => ({ remove: () => {} });
  getStyle = () => this.#style;
  setStyle = (style: unknown) => {
    this.#style = style;
  };
  addGeoJson = (json: GeoJson) => {
    for (const one of json.features ?? [json]) FakeData.shown.set(one.id ?? '', new FakeFeature(one));
  };
  getFeatureById = (id: string) => FakeData.shown.get(id);
  remove = (feature: FakeFeature) => void FakeData.shown.delete(feature.getId());
  forEach = (each: (feature: FakeFeature) => void) => FakeData.shown.forEach(each);
}

Object.assign(window, {
  fakeDrawing: {
    Data: FakeData,
    LatLng: FakeLatLng,
    LatLngBounds: FakeBounds,
    OverlayView: FakeOverlay,
    Point: FakePoint,
    drawn: FakeData.shown,
  },
});

// Makes the file a module, so that its names are local. The script omits it.
export {};
