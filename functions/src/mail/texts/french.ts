import { withFirstOfMonth } from '@waymark/model/first-of-month';
import type { MailTexts } from './mail-texts.ts';

const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });

/** On one line. */
const dayOf = (instant: number) => withFirstOfMonth(day.format(instant)).replaceAll(' ', '\u00a0');

export const FRENCH: MailTexts = {
  letters: {
    'confirm-address': () => ({
      subject: 'Confirmez votre adresse e-mail',
      heading: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Un compte Waymark a été créé avec cette adresse. Confirmez qu’elle est bien la vôtre, et le compte est prêt.',
      ],
      action: 'Confirmer l’adresse',
      notes: [
        'Le lien ne fonctionne qu’une fois.',
        'Si vous n’avez pas créé de compte, ignorez ce message\u202f: sans ce lien, l’adresse ne peut pas être utilisée.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Vous avez déjà un compte',
      heading: 'Vous avez déjà un compte',
      paragraphs: [
        'Cette adresse a été saisie pour créer un compte Waymark. Elle en a déjà un\u202f; aucun autre n’a été créé.',
        'Connectez-vous à ce compte. En cas d’oubli du mot de passe, vous pouvez en choisir un nouveau au même endroit.',
      ],
      action: 'Se connecter',
      notes: ['Si ce n’était pas vous, ignorez ce message\u202f: rien n’a changé.'],
    }),
    'reset-password': () => ({
      subject: 'Choisissez un nouveau mot de passe',
      heading: 'Choisissez un nouveau mot de passe',
      paragraphs: ['Un nouveau mot de passe a été demandé pour votre compte Waymark.'],
      action: 'Choisir un mot de passe',
      notes: [
        'Le lien ne fonctionne qu’une fois, et peu de temps.',
        'Si ce n’était pas vous, ignorez ce message\u202f: votre mot de passe reste le même.',
      ],
    }),
    'password-changed': () => ({
      subject: 'Votre mot de passe a changé',
      heading: 'Votre mot de passe a changé',
      paragraphs: [
        'Le mot de passe de votre compte Waymark a été changé. Si c’était vous, il n’y a rien à faire.',
        'Sinon, choisissez tout de suite un nouveau mot de passe\u202f: sur la page de connexion, avec «\u00a0Mot de passe oublié\u00a0». Puis écrivez-nous.',
      ],
      action: 'Ouvrir la page de connexion',
      notes: [],
    }),
    message: ({ topic, name, email }) => {
      const sender = name ?? email;
      return topic === null
        ? {
            subject: name === null ? 'Un message pour vous sur Waymark' : `${name} vous a écrit sur Waymark`,
            heading: `Un message de ${sender}`,
            paragraphs: [
              `Il a été envoyé depuis votre page sur Waymark. Répondez à cet e-mail pour écrire à ${email}.`,
            ],
            action: 'Ouvrir sur Waymark',
            notes: [
              'Votre adresse n’a pas été montrée. Une réponse la révélera.',
              'L’adresse ci-dessus a été saisie dans le formulaire et n’est pas vérifiée.',
            ],
          }
        : {
            subject: `${topic === 'feedback' ? 'Avis' : 'Contact'}\u00a0: ${sender}`,
            heading: `${topic === 'feedback' ? 'Un avis' : 'Un message'} de ${sender}`,
            paragraphs: [`Répondez à cet e-mail pour écrire à ${email}.`],
            action: 'Ouvrir sur Waymark',
            notes: ['L’adresse a été saisie dans le formulaire et n’est pas vérifiée.'],
          };
    },
    'data-ready': () => ({
      subject: 'Vos données sont prêtes',
      heading: 'Vos données sont prêtes',
      paragraphs: [
        'Les données que vous avez demandées à Waymark sont prêtes. Vous pouvez les télécharger pendant 7\u00a0jours.',
      ],
      action: 'Télécharger mes données',
      notes: ['Si vous ne les avez pas demandées, changez de mot de passe et écrivez-nous.'],
    }),
    'account-deletion': ({ until }) => ({
      subject: `Votre compte sera supprimé le ${dayOf(until)}`,
      heading: 'Votre compte sera supprimé',
      paragraphs: [
        `Vous avez demandé la suppression de votre compte Waymark. Le ${dayOf(until)}, tout ce qui s’y rattache disparaîtra\u202f: publications, brouillons, photos, listes et messages.`,
        'Pour le garder, connectez-vous avant cette date et choisissez «\u00a0Garder mon compte\u00a0».',
      ],
      action: 'Garder mon compte',
      notes: [
        'Si vous ne l’avez pas demandée, connectez-vous tout de suite, changez de mot de passe et écrivez-nous.',
      ],
    }),
  },
  copyLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u202f:',
  unsubscribe: 'Ne plus recevoir les messages par e-mail',
  from: 'Waymark\u202f: des lieux qui valent le détour, par ceux qui y sont allés',
  via: (name) => `${name} via Waymark`,
};
