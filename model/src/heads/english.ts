import type { HeadTexts } from './head-texts.ts';

export const ENGLISH: HeadTexts = {
  pages: {
    index: {
      title: 'Places worth the journey, from people who have been there',
      description: 'A live map of places worth visiting, by the people who have been there.',
    },
    about: {
      title: 'About Waymark',
      description: 'Why Waymark begins with a map, who writes on it, and what it promises its readers.',
    },
    'areas-id': {
      title: 'Area',
      description: 'A neighbourhood, a wine region or a stretch of coast, drawn by a creator who knows it.',
    },
    'atlas-instagram': {
      title: 'Instagram imports',
      description: 'Your photos from Instagram, placed on the map or still waiting for a place.',
    },
    'atlas-instagram-id': {
      title: 'Instagram import',
      description: 'An import from Instagram: what was found, what was imported, what still needs a place.',
    },
    'atlas-lists': {
      title: 'Lists by travellers',
      description: 'Public lists of places worth visiting, each on a map, as a route or as points.',
    },
    blog: {
      title: 'The Waymark blog',
      description: 'The Waymark team on maps, on writing in two languages, and on how Waymark works.',
    },
    'blog-slug': {
      title: 'Article',
      description: 'An article by the Waymark team on maps, travel writing or how Waymark works.',
    },
    components: {
      title: 'Style guide',
      description: 'The style guide: every component of Waymark’s interface, live, in every state.',
    },
    contact: {
      title: 'Contact',
      description: 'Write to the team behind Waymark with a question, a correction or a request.',
    },
    countries: {
      title: 'Countries',
      description: 'Every country and territory on one map, with what travellers have written about it.',
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
      description: 'A creator on Waymark, with everything they have published on one map.',
    },
    'creators-id-contact': {
      title: 'Message a creator',
      description: 'A short form for a message to a creator on Waymark.',
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
      description: 'Tell us what works in Waymark, what does not, and what is missing.',
    },
    following: {
      title: 'Following',
      description: 'What is new by the creators whom you follow on Waymark, as a list and on the map.',
    },
    iframe: {
      title: 'Embedded map',
      description: 'A map from Waymark on another site, with links to the authors of its content.',
    },
    join: {
      title: 'Join Waymark',
      description: 'Sign in to keep lists of places, or to publish the ones you know. Waymark is free.',
    },
    lists: {
      title: 'My lists',
      description: 'Your lists of places: put them in order, share them and print them.',
    },
    'lists-id': {
      title: 'List',
      description: 'A list of places in their own order, on one map, as a route or as points.',
    },
    logout: {
      title: 'Sign out',
      description: 'Ends your session in this browser and returns to the map.',
    },
    'markers-id': {
      title: 'Marker',
      description: 'A small sign on the map, with a few words and perhaps a link.',
    },
    'pins-id': {
      title: 'Pin',
      description: 'A spot that a creator has visited and recommends, with photos and a note.',
    },
    'pois-id': {
      title: 'Point of interest',
      description: 'A place worth a stop: where it is, and what travellers say about it.',
    },
    posts: {
      title: 'Stories',
      description: 'Stories by travellers, the newest first, beside a map of their places.',
    },
    'posts-id': {
      title: 'Story',
      description: 'A story by a traveller, beside a map of the places that it mentions.',
    },
    preview: {
      title: 'Preview',
      description: 'A preview of something that is not published yet, for those who have its private link.',
    },
    pricing: {
      title: 'Pricing',
      description: 'Reading, keeping lists and publishing on Waymark are free. Here is what that means.',
    },
    privacy: {
      title: 'Privacy',
      description: 'What Waymark stores about you, why and for how long, and how to download or delete it.',
    },
    saved: {
      title: 'Saved places',
      description: 'What you have saved on Waymark in this browser, as a list and on the map.',
    },
    settings: {
      title: 'Your settings',
      description:
        'Choose language and units, see what you allowed, and take your data with you or delete it.',
    },
    team: {
      title: 'The team',
      description: 'Who makes Waymark, how the team works, and how to reach it.',
    },
    test: {
      title: 'Configuration and checks',
      description: 'The running configuration, and a live check of each service that Waymark depends on.',
    },
    'test-vitals': {
      title: 'Speed of pages',
      description: 'How fast the pages of Waymark were for visitors during the last weeks, by kind of page.',
    },
    'workspace-articles': {
      title: 'My content',
      description: 'Everything you write, drafts and publications: create, translate, schedule and publish.',
    },
    'workspace-integrations': {
      title: 'Integrations',
      description: 'Import photos from Instagram and places from files, and export your content.',
    },
    'workspace-messages': {
      title: 'Messages',
      description: 'What visitors wrote to you, with the way to answer.',
    },
    'workspace-photos': {
      title: 'Photo library',
      description: 'All your photos by date and on the map, with their descriptions and where each is used.',
    },
    'workspace-profile': {
      title: 'Profile',
      description: 'Your public profile as readers see it: name, picture, languages, links, a few words.',
    },
    'workspace-settings': {
      title: 'Settings',
      description: 'Language, units, privacy and password; download your data or delete your account.',
    },
    'workspace-welcome': {
      title: 'Welcome to Waymark',
      description:
        'Begin as a creator: make your first pin, add your photos, or import your posts from Instagram.',
    },
  },
  notFound: (path) => ({ title: 'Page Not Found', description: `Page Not Found: ${path}` }),
  writeTo: (name) => `Message ${name}`,
};
