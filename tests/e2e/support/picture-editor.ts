import type { Page } from '@playwright/test';
import type { Position } from '@waymark/model/geography/position';
import { expect } from './fixtures.ts';
import { type Language, WORDS } from './member.ts';
import type { OwnWorks } from './own-works.ts';

export const MINUTE = 60_000;

export const TEXTS = {
  en: {
    add: 'Add photos',
    photos: 'Photos in their order',
    shows: { en: 'What it shows, in English', fr: 'What it shows, in French' },
    credit: 'Photographer',
    publish: 'Publish',
    published: 'Published. Everybody who looks at it sees it now.',
    publicPage: 'Public page',
    cutOff: 'Nothing gets through just now. It goes on by itself as soon as it can.',
    notShown: 'notes.txt is not a picture that can be shown. Add a JPEG, PNG, WebP, HEIC, AVIF or GIF file.',
    notAPicture: 'letter.jpg is not a picture, whatever its name says. Choose another file.',
    damaged: 'half.jpg is damaged or not complete. Save it again from where you have it, then add that.',
    tooBig: 'film.jpg is larger than 40 MB. Make it smaller, then add it again.',
    dismiss: (name: string) => `Dismiss ${name}`,
    added: (name: string) => `${name} was added.`,
    back: 'My content',
    leave: 'Leave? Photos are still on their way',
    leaveFailed: 'Leave? Photos could not be added',
    stay: 'Stay',
    leaveAll: 'Leave without them',
  },
  fr: {
    add: 'Ajouter des photos',
    photos: 'Photos dans leur ordre',
    shows: { en: 'Ce qu’elle montre, en anglais', fr: 'Ce qu’elle montre, en français' },
    credit: 'Photographe',
    publish: 'Publier',
    published: 'Publié. Tous ceux qui le regardent le voient maintenant.',
    publicPage: 'Page publique',
    cutOff: 'Rien ne passe pour l’instant. L’envoi reprendra de lui-même dès que possible.',
    notShown:
      'notes.txt n’est pas une image qui peut être affichée. Ajoutez un fichier JPEG, PNG, WebP, HEIC, AVIF ou GIF.',
    notAPicture: 'letter.jpg n’est pas une image, quoi qu’en dise son nom. Choisissez un autre fichier.',
    damaged:
      'half.jpg est endommagé ou incomplet. Enregistrez-le de nouveau depuis l’original, puis ajoutez cette copie.',
    tooBig: 'film.jpg dépasse 40 Mo. Réduisez ce fichier, puis ajoutez-le de nouveau.',
    dismiss: (name: string) => `Ignorer ${name}`,
    added: (name: string) => `${name} a été ajouté.`,
    back: 'Mes contenus',
    leave: 'Quitter\u202F? Des photos sont encore en cours d’envoi',
    leaveFailed: 'Quitter\u202F? Des photos n’ont pas pu être ajoutées',
    stay: 'Rester',
    leaveAll: 'Quitter sans elles',
  },
} as const;

/** Far from all: the photos of a pin go with its test, and would be missing on whatever page is near it. */
function somewhereAtSea(): Position {
  return { lat: -35 - 10 * Math.random(), lng: 60 + 40 * Math.random() };
}

/** Goes to the editor of a pin that lacks nothing but photos. @returns its id */
export async function openPin(page: Page, works: OwnWorks, language: Language = 'en'): Promise<string> {
  const content = { title: { en: 'The bay', fr: 'La baie' }, position: somewhereAtSea() };
  const [id = ''] = await works.write([{ kind: 'pin', content }]);
  await page.goto(`${WORDS[language].prefix}/workspace/articles?work=${id}`);
  await expect(page.getByRole('button', { name: TEXTS[language].add })).toBeVisible();
  return id;
}

export const photosIn = (page: Page, language: Language = 'en') =>
  page.getByRole('grid', { name: TEXTS[language].photos }).getByRole('row');
/** Until some of it has been sent, and not all. */
export async function underWay(page: Page): Promise<void> {
  await expect(page.getByText(/^[1-9]\d?\s?%$/)).toBeVisible({ timeout: MINUTE });
}
