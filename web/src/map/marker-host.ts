import styles from './marker-host.module.css';

/** What an engine moves over the ground: an element around the one of a marker, which goes on to the next engine. */
export function markerHost(element: HTMLElement): HTMLElement {
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.append(element);
  return host;
}

/** Whether something happened on a marker, and not on the ground. */
export function isOnMarker(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`.${styles.host}`) !== null;
}
