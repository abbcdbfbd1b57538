import styles from './marker-host.module.css';

/** The element that an engine moves over the map. It wraps a marker's element, which moves on to the next engine. */
export function markerHost(element: HTMLElement): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.append(element);
  return host;
}

/** Whether an event happened on a marker and not on the map. */
export function isOnMarker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`.${styles.host}`) !== null;
}
