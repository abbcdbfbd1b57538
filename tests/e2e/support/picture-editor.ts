import type { Page } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { expect } from './fixtures.ts';
import { type Language, WORDS } from './member.ts';
import type { OwnWorks } from './own-works.ts';

export const MINUTE = 60_000;

export const TEXTS = {
  en: {
    add: 'Add photos',
    photos: 'Photos in order',
    shows: { en: 'Description in English', fr: 'Description in French' },
    credit: 'Photographer',
    focus: 'Focal point',
    done: 'Done',
    publish: 'Publish',
    published: 'Published. All visitors can see it now.',
    publicPage: 'Public page',
    cutOff: 'No connection at the moment. The upload will continue by itself.',
    notShown: 'notes.txt is not in a supported format. Add a JPEG, PNG, WebP, HEIC, AVIF or GIF file.',
    notAPicture: 'letter.jpg is not a picture, despite its name. Choose another file.',
    damaged: 'half.jpg is damaged or incomplete. Save a new copy of the original, then add that.',
    tooBig: 'film.jpg is larger than 40 MB. Make it smaller, then add it again.',
    dismiss: (name: string) => `Dismiss ${name}`,
    added: (name: string) => `${name} was added.`,
    back: 'My content',
    uploads: 'Photo uploads',
    files: 'Files',
  },
  fr: {
    add: 'Ajouter des photos',
    photos: 'Photos dans l’ordre',
    shows: { en: 'Description en anglais', fr: 'Description en français' },
    credit: 'Photographe',
    focus: 'Point focal',
    done: 'Terminé',
    publish: 'Publier',
    published: 'Publié. Tous les visiteurs peuvent le voir.',
    publicPage: 'Page publique',
    cutOff: 'Pas de connexion pour l’instant. L’envoi reprendra de lui-même.',
    notShown:
      'notes.txt n’est pas dans un format pris en charge. Ajoutez un fichier JPEG, PNG, WebP, HEIC, AVIF ou GIF.',
    notAPicture: 'letter.jpg n’est pas une image, malgré son nom. Choisissez un autre fichier.',
    damaged:
      'half.jpg est endommagé ou incomplet. Enregistrez une nouvelle copie de l’original, puis ajoutez-la.',
    tooBig: 'film.jpg dépasse 40 Mo. Réduisez ce fichier, puis ajoutez-le de nouveau.',
    dismiss: (name: string) => `Ignorer ${name}`,
    added: (name: string) => `${name} a été ajouté.`,
    back: 'Mes contenus',
    uploads: 'Envoi de photos',
    files: 'Fichiers',
  },
} as const;

/** Far from all other content: the photos of a pin are removed with its test, and would be missing on any page near it. */
function somewhereAtSea(): Position {
  return { lat: -35 - 10 * Math.random(), lng: 60 + 40 * Math.random() };
}

/** Opens the editor of a pin that lacks nothing but photos. @returns its id */
export async function openPin(page: Page, works: OwnWorks, language: Language = 'en'): Promise<string> {
  const content = { title: { en: 'The bay', fr: 'La baie' }, position: somewhereAtSea() };
  const [id = ''] = await works.write([{ kind: 'pin', content }]);
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
  await expect(page.getByRole('button', { name: TEXTS[language].add })).toBeVisible();
  return id;
}

export const photosIn = (page: Page, language: Language = 'en') =>
  page.getByRole('grid', { name: TEXTS[language].photos }).getByRole('row');
/** Waits until some of it has been sent, but not all. */
export async function underWay(page: Page): Promise<void> {
  await expect(page.getByText(/^[1-9]\d?\s?%$/).first()).toBeVisible({ timeout: MINUTE });
}
