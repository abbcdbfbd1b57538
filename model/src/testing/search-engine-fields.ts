import type { JsonLdNode } from '../heads/json-ld.ts';

const GOOGLE = 'https://developers.google.com/search/docs/appearance';

interface Fields {
  /** Where the fields are documented. */
  source: string;
  /** What every page has. */
  required: readonly string[];
  /** What a page has where its content does. */
  recommended?: readonly string[];
}

const PLACE = ['name', 'url', 'description', 'geo.latitude', 'geo.longitude'];
const CATEGORY_PLACE = { required: PLACE, recommended: ['image', 'address.addressCountry'] };
const BUSINESS = {
  source: `${GOOGLE}/structured-data/local-business`,
  required: ['name', 'address.streetAddress', 'address.addressCountry'],
  recommended: ['geo.latitude', 'geo.longitude', 'url'],
};

/**
 * What search engines require and recommend of each type, as far as a public page of Waymark can have it. The members of types
 * without a feature in search engines are those that describe the thing in schema.org.
 */
const FIELDS: Readonly<Record<string, Fields>> = {
  Article: {
    source: `${GOOGLE}/structured-data/article`,
    required: ['headline', 'url', 'datePublished', 'dateModified', 'author.name', 'author.url', 'inLanguage'],
    recommended: ['image'],
  },
  BlogPosting: {
    source: `${GOOGLE}/structured-data/article`,
    required: ['headline', 'url', 'datePublished', 'author.name', 'inLanguage'],
    recommended: ['image'],
  },
  BreadcrumbList: {
    source: `${GOOGLE}/structured-data/breadcrumb`,
    required: [
      'itemListElement.0.name',
      'itemListElement.0.position',
      'itemListElement.0.item',
      'itemListElement.1.name',
    ],
  },
  ProfilePage: {
    source: `${GOOGLE}/structured-data/profile-page`,
    required: ['mainEntity.name', 'mainEntity.url', 'mainEntity.alternateName', 'dateCreated'],
    recommended: [
      'mainEntity.description',
      'mainEntity.image',
      'mainEntity.sameAs',
      'mainEntity.agentInteractionStatistic.interactionType',
      'mainEntity.agentInteractionStatistic.userInteractionCount',
    ],
  },
  ItemList: {
    source: `${GOOGLE}/structured-data/carousel`,
    required: ['itemListElement.0.position', 'itemListElement.0.url'],
  },
  WebSite: { source: `${GOOGLE}/site-names`, required: ['name', 'url'] },
  CollectionPage: { source: 'https://schema.org/CollectionPage', required: ['name', 'url', 'description'] },
  FoodEstablishment: BUSINESS,
  LodgingBusiness: BUSINESS,
  Store: BUSINESS,
  TouristDestination: {
    source: 'https://schema.org/TouristDestination',
    required: PLACE,
    recommended: ['image', 'includesAttraction.0.url'],
  },
  TouristAttraction: { source: 'https://schema.org/TouristAttraction', ...CATEGORY_PLACE },
  Beach: { source: 'https://schema.org/Beach', ...CATEGORY_PLACE },
  CivicStructure: { source: 'https://schema.org/CivicStructure', ...CATEGORY_PLACE },
  Museum: {
    source: 'https://schema.org/Museum',
    required: PLACE,
    recommended: ['image', 'address.streetAddress', 'sameAs'],
  },
  Place: { source: 'https://schema.org/Place', required: PLACE, recommended: ['image'] },
  Country: { source: 'https://schema.org/Country', required: PLACE },
};

/**
 * What search engines find wrong with a thing of a page: fields that it lacks, and addresses and dates that they cannot read.
 *
 * @param thing from the structured data of a page, with absolute addresses
 * @param isComplete whether the content of the page has all possible fields, so that the recommended ones are there too
 */
export function faultsOf(thing: JsonLdNode, { isComplete }: { isComplete: boolean }): string[] {
  const type = thing['@type'];
  const fields = FIELDS[type];
  if (fields === undefined) return [`${type} is no documented type`];
  const { required, recommended = [] } = fields;
  const wanted = isComplete ? [...required, ...recommended] : required;
  const missing = wanted.filter((field) => {
    const value = field.split('.').reduce<unknown>(memberOf, thing);
    return value === undefined || value === '';
  });
  return [
    ...missing.map((field) => `${type} has no ${field}`),
    ...textsIn(thing).flatMap(([name, value]) => (isReadable(name, value) ? [] : `${name}: ${value}`)),
  ];
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([other]) => other === name)?.[1];
}

function isReadable(name: string, value: string): boolean {
  if (/^(?:url|image|item|sameAs)$/.test(name)) return URL.canParse(value);
  if (name.startsWith('date'))
    return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
  return value !== '';
}

/** Every text in a value with the name of its member. */
function textsIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, of]) => textsIn(of, inner));
}
