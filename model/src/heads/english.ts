import type { HeadTexts } from './head-texts.ts';

export const ENGLISH: HeadTexts = {
  pages: {
    index: {
      title: 'The world, as travellers know it',
      description: 'A map of places worth the way, written by the people who went, and live as they write.',
    },
    about: {
      title: 'About',
      description: 'Why Waymark begins with a map, who writes on it, and what it promises its readers.',
    },
    'areas-id': {
      title: 'Area',
      description: 'A neighbourhood, a wine region or a stretch of coast, drawn by someone who knows it.',
    },
    'atlas-instagram': {
      title: 'Instagram imports',
      description: 'Your photos from Instagram, placed on the map or still waiting for a place.',
    },
    'atlas-instagram-id': {
      title: 'Instagram import',
      description: 'One import from Instagram: what was found, what came over, what still needs a place.',
    },
    'atlas-lists': {
      title: 'Lists by travellers',
      description: 'Public lists of places worth going to, each on one map, as a route or as points.',
    },
    blog: {
      title: 'Blog',
      description: 'From the team that makes Waymark: on maps, on writing in two languages, on how it works.',
    },
    'blog-slug': {
      title: 'Article',
      description: 'An article by the team that makes Waymark, on maps, travel writing and how it works.',
    },
    components: {
      title: 'Components',
      description: 'Every part of the interface of Waymark in every state, live: the style guide.',
    },
    contact: {
      title: 'Contact',
      description: 'Write to the team behind Waymark with a question, a correction or a request.',
    },
    countries: {
      title: 'Countries',
      description: 'Every country and territory on one map, with what travellers have written of each.',
    },
    'countries-slug': {
      title: 'Country',
      description: 'A country on the map, with the destinations, stories and pins published there.',
    },
    creators: {
      title: 'Creators',
      description: 'The people who write on Waymark: the places they know and the languages they write in.',
    },
    'creators-id': {
      title: 'Creator',
      description: 'Someone who writes on Waymark, with everything they have published on one map.',
    },
    'creators-id-contact': {
      title: 'Write to a creator',
      description: 'A short form that reaches someone who writes on Waymark.',
    },
    'creators-join': {
      title: 'Become a creator',
      description: 'Choose a name, a handle and your languages, and put the places you know on the map.',
    },
    'destinations-id': {
      title: 'Destination',
      description: 'A city, a region, an island or a park, with what to see there and what lies nearby.',
    },
    feedback: {
      title: 'Feedback',
      description: 'Tell us what works in Waymark, what does not, and what you miss.',
    },
    iframe: {
      title: 'Embedded map',
      description: 'A map from Waymark on another site, with a link back to who wrote what it shows.',
    },
    join: {
      title: 'Join',
      description: 'Sign in to keep lists of places, or to publish the ones you know. Waymark is free.',
    },
    lists: {
      title: 'My lists',
      description: 'The lists of places that you keep: put them in order, share them, take them along.',
    },
    'lists-id': {
      title: 'List',
      description: 'A list of places in an order of their own, on one map, as a route or as points.',
    },
    logout: {
      title: 'Sign out',
      description: 'Ends your session here and takes you back to the map of everything.',
    },
    'markers-id': {
      title: 'Marker',
      description: 'A small sign that someone set on the map, with a few words and perhaps a link.',
    },
    'pins-id': {
      title: 'Pin',
      description: 'A spot that someone recommends from a visit of their own, with photos and a note.',
    },
    'pois-id': {
      title: 'Point of interest',
      description: 'A place worth a stop: where it is, and what the travellers who stopped say of it.',
    },
    posts: {
      title: 'Stories',
      description: 'Stories by people who went, the newest first, beside a map of the places in them.',
    },
    'posts-id': {
      title: 'Story',
      description: 'A story by someone who went, beside a map of the places it speaks of.',
    },
    pricing: {
      title: 'Pricing',
      description: 'Waymark is free: to read, to keep lists with and to publish on. Here is what that means.',
    },
    privacy: {
      title: 'Privacy',
      description: 'What Waymark stores about you, why and for how long, and how to take or delete it all.',
    },
    team: {
      title: 'Team',
      description: 'Who makes Waymark, how the work is done, and how to reach those who do it.',
    },
    test: {
      title: 'Service check',
      description: 'The running configuration, and a live check of each service that Waymark depends on.',
    },
    'workspace-articles': {
      title: 'My content',
      description: 'All that you write, drafts and published: create, translate, schedule and publish.',
    },
    'workspace-integrations': {
      title: 'Integrations',
      description: 'Bring photos over from Instagram, import places from files, take your content along.',
    },
    'workspace-profile': {
      title: 'My profile',
      description: 'Your public profile as readers see it: name, picture, languages, links, a few words.',
    },
    'workspace-settings': {
      title: 'Settings',
      description: 'Language, units, privacy and password; download your data or delete your account.',
    },
  },
  notFound: (path) => ({ title: 'Page Not Found', description: `Page Not Found: ${path}` }),
  writeTo: (name) => `Write to ${name}`,
};
