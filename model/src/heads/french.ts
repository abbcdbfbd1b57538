import type { HeadTexts } from './head-texts.ts';

export const FRENCH: HeadTexts = {
  pages: {
    index: {
      title: 'Des lieux qui valent le détour, par ceux qui y sont allés',
      description: 'Une carte, toujours à jour, des lieux qui valent le détour, par ceux qui y sont allés.',
    },
    about: {
      title: 'À propos de Waymark',
      description:
        'Pourquoi Waymark part d’une carte, qui y écrit, et ce que nous promettons à nos lecteurs.',
    },
    'areas-id': {
      title: 'Zone',
      description: 'Un quartier, un vignoble ou un bout de côte, tracé par quelqu’un qui le connaît.',
    },
    'atlas-instagram': {
      title: 'Imports Instagram',
      description: 'Vos photos d’Instagram, placées sur la carte ou en attente d’un lieu.',
    },
    'atlas-instagram-id': {
      title: 'Import Instagram',
      description: 'Un import Instagram : ce qui a été trouvé, importé, ou attend encore un lieu.',
    },
    'atlas-lists': {
      title: 'Listes de voyageurs',
      description:
        'Des listes publiques de lieux à visiter, chacune sur une carte, en itinéraire ou en points.',
    },
    blog: {
      title: 'Le blog de Waymark',
      description: 'Par l’équipe de Waymark : les cartes, l’écriture en deux langues, les coulisses.',
    },
    'blog-slug': {
      title: 'Article',
      description: 'Un article de l’équipe de Waymark : les cartes, le récit de voyage, les coulisses.',
    },
    components: {
      title: 'Guide de style',
      description: 'Le guide de style : chaque composant de l’interface de Waymark, dans tous ses états.',
    },
    contact: {
      title: 'Nous écrire',
      description: 'Écrivez à l’équipe de Waymark : une question, une correction, une demande.',
    },
    countries: {
      title: 'Pays',
      description: 'Tous les pays et territoires sur une carte, et ce que les voyageurs en ont écrit.',
    },
    'countries-slug': {
      title: 'Pays',
      description:
        'Un pays sur la carte, avec les destinations, les récits et les épingles qui s’y trouvent.',
    },
    creators: {
      title: 'Créateurs',
      description: 'Les personnes qui écrivent sur Waymark : les lieux qu’elles connaissent, leurs langues.',
    },
    'creators-id': {
      title: 'Créateur',
      description: 'Un créateur de Waymark, avec toutes ses publications sur une même carte.',
    },
    'creators-id-contact': {
      title: 'Écrire à un créateur',
      description: 'Un court formulaire pour écrire à un créateur de Waymark.',
    },
    'creators-join': {
      title: 'Rejoindre les créateurs',
      description: 'Choisissez un nom, un identifiant et vos langues, et placez vos lieux sur la carte.',
    },
    'destinations-id': {
      title: 'Destination',
      description: 'Une ville, une région, une île ou un parc, ce qu’on y voit et ce qui se trouve autour.',
    },
    feedback: {
      title: 'Votre avis',
      description: 'Dites-nous ce qui marche dans Waymark, ce qui ne marche pas, et ce qui vous manque.',
    },
    following: {
      title: 'Abonnements',
      description: 'Les nouveautés des créateurs que vous suivez sur Waymark, en liste et sur la carte.',
    },
    iframe: {
      title: 'Carte intégrée',
      description:
        'Une carte de Waymark sur un autre site, avec un lien vers les auteurs de ce qu’elle montre.',
    },
    join: {
      title: 'Rejoindre Waymark',
      description: 'Connectez-vous pour tenir des listes ou publier vos lieux. Waymark est gratuit.',
    },
    lists: {
      title: 'Mes listes',
      description: 'Vos listes de lieux : mettez-les dans l’ordre, partagez-les, imprimez-les.',
    },
    'lists-id': {
      title: 'Liste',
      description: 'Une liste de lieux dans un ordre choisi, sur une carte, en itinéraire ou en points.',
    },
    logout: {
      title: 'Se déconnecter',
      description: 'Met fin à votre session dans ce navigateur et ramène à la carte.',
    },
    'markers-id': {
      title: 'Repère',
      description: 'Un petit signe posé sur la carte, avec quelques mots et parfois un lien.',
    },
    'pins-id': {
      title: 'Épingle',
      description: 'Un endroit qu’un créateur a visité et recommande, avec des photos et une note.',
    },
    'pois-id': {
      title: 'Point d’intérêt',
      description: 'Un lieu qui mérite un arrêt : où il se trouve, et ce qu’en disent les voyageurs.',
    },
    posts: {
      title: 'Récits',
      description: 'Des récits de voyageurs, du plus récent au plus ancien, avec leurs lieux sur une carte.',
    },
    'posts-id': {
      title: 'Récit',
      description: 'Le récit d’un voyageur, à côté d’une carte des lieux dont il parle.',
    },
    preview: {
      title: 'Aperçu',
      description: 'L’aperçu d’un contenu qui n’est pas encore publié, pour qui en a reçu le lien privé.',
    },
    pricing: {
      title: 'Tarifs',
      description: 'Waymark est gratuit : lire, tenir des listes, publier. Voici ce que cela veut dire.',
    },
    privacy: {
      title: 'Vie privée',
      description:
        'Ce que Waymark garde sur vous, pourquoi, combien de temps, comment l’emporter ou l’effacer.',
    },
    saved: {
      title: 'Lieux enregistrés',
      description: 'Ce que vous avez enregistré sur Waymark dans ce navigateur, en liste et sur la carte.',
    },
    settings: {
      title: 'Vos réglages',
      description: 'Choisir langue et unités, revoir ce que vous autorisez, emporter ou effacer vos données.',
    },
    team: {
      title: 'L’équipe',
      description: 'Qui fait Waymark, comment nous travaillons, et comment nous joindre.',
    },
    test: {
      title: 'Configuration et vérifications',
      description: 'La configuration en service, et une vérification en direct de chaque service utilisé.',
    },
    'test-vitals': {
      title: 'Rapidité des pages',
      description: 'La rapidité des pages de Waymark, mesurée chez les visiteurs ces dernières semaines.',
    },
    'workspace-articles': {
      title: 'Mes contenus',
      description: 'Tout ce que vous écrivez, en brouillon ou publié : créer, traduire, programmer, publier.',
    },
    'workspace-integrations': {
      title: 'Intégrations',
      description: 'Importez vos photos d’Instagram et des lieux, et exportez vos contenus.',
    },
    'workspace-messages': {
      title: 'Messages',
      description: 'Les messages que l’on vous a écrits, et de quoi y répondre.',
    },
    'workspace-photos': {
      title: 'Photothèque',
      description:
        'Toutes vos photos par date et sur la carte, leurs descriptions et où chacune est utilisée.',
    },
    'workspace-profile': {
      title: 'Profil',
      description:
        'Votre profil public, tel que les lecteurs le voient : nom, photo, langues, liens, présentation.',
    },
    'workspace-settings': {
      title: 'Réglages',
      description: 'Langue, unités, vie privée, mot de passe ; télécharger vos données, fermer le compte.',
    },
    'workspace-welcome': {
      title: 'Bienvenue sur Waymark',
      description: 'Faites vos débuts : une première épingle, vos photos, ou vos publications d’Instagram.',
    },
  },
  notFound: (path) => ({ title: 'Page introuvable', description: `Page introuvable : ${path}` }),
  writeTo: (name) => `Écrire à ${name}`,
};
