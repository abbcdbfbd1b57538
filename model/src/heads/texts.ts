import type { Locale } from '../locale.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import type { HeadTexts } from './head-texts.ts';

export const TEXTS: Record<Locale, HeadTexts> = { en: ENGLISH, fr: FRENCH };
