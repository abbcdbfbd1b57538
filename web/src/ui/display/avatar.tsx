import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  /** The URL of a square photo. */
  photo?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Set where no name is written beside the avatar: the avatar then carries the name itself. */
  named?: boolean;
}

/** A person's photo, or their initials where they have no photo or it does not load. */
export function Avatar({ name, photo, size = 'medium', named = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPhoto = photo !== undefined && photo !== broken;
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-hue={hueOf(name)}
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {hasPhoto ? (
        <img
          src={photo}
          alt=""
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onError={() => setBroken(photo)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

/** A person has the same background colour everywhere. */
function hueOf(name: string): number {
  return [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997, 7) % 5;
}
