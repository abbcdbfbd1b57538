import { LOCALES } from '@waymark/model/locale';
import type { Rolldown } from 'vite';

/** The parts of the messages that visitors read, and those of them that come after the content of a page. */
const VISITOR_MESSAGES = 'account|blog|collections|countries|creators|explore|item|map';
const LAZY_MESSAGES = 'consent|item-lazy|save';

/** Where code is that only people who write or sign in load. */
const EDITORS =
  'elements/(?:form|places|sharing)|features/(?:draw|edit|following|instagram|join|lists|photos|place|profile|share|works|workspace|write)';

/** The icons that only editors and the workspace show. Others are in the first files of every page. */
const EDITOR_ICONS =
  'archive|archive-arrow-up|at-sign|between-horizontal-end|between-horizontal-start|between-vertical-end|between-vertical-start|camera|captions|circle-dashed|copy-plus|crop|ellipsis-vertical|eye-off|file-archive|file-plus|file-up|film|grip-vertical|heading-2|heading-3|hexagon|image|image-down|image-off|image-plus|italic|keyboard|letter-b|link-2|panel-top|pause|pencil|redo-2|rotate-ccw|scissors|sprout|table|table-columns-split|table-rows-split|telescope|text-quote|undo-2|video-off';

/** The icons that only markers have. A page loads them with its map. */
const MARKER_ICONS = 'anchor|bike|coffee|house|plane|tent|tree-pine';

/** Modules of web/src whose path matches. */
function web(paths: string): RegExp {
  return new RegExp(`/web/src/(?:${paths})`);
}

/**
 * The files of the pages that visitors open: few, because many small ones compress badly and wait for one another. A page loads
 * `vendor`, `app`, the messages of its language and `shared`, with `reading` or `map-page`; `map-canvas` and `lazy` come after its
 * content. All other code has the files that the bundler makes, as has the page of one list, whose days no other page needs. A group
 * also takes the dependencies of its modules that no group of a higher priority takes.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingOptions = {
  groups: [
    // Two style sheets, each in one order: that of the document, which holds what the server renders, and one with the editors. The
    // lightbox, the map engine and the cropping of photos load theirs, with those of their packages.
    {
      name: 'styles',
      test: web(`(?!(?:${EDITORS})/|map/embedded/|ui/overlays/lightbox).*\\.css$`),
      priority: 11,
    },
    { name: 'editor-styles', test: web(`(?:${EDITORS})/.*\\.css$`), priority: 10 },
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 9 },
    { name: 'app', tags: ['$initial'], priority: 8 },
    ...LOCALES.flatMap((locale) => [
      {
        name: `messages-${locale}`,
        test: web(`i18n/messages/(?:(?:rare/)?(?:${VISITOR_MESSAGES})\\.)?${locale}\\.json$`),
        priority: 7,
      },
      {
        name: `lazy-messages-${locale}`,
        test: web(`i18n/messages/(?:rare/)?(?:${LAZY_MESSAGES})\\.${locale}\\.json$`),
        priority: 7,
      },
    ]),
    {
      name: 'editor-icons',
      test: new RegExp(`/lucide-react/.*/icons/(?:${EDITOR_ICONS})\\.mjs$`),
      priority: 7,
    },
    {
      name: 'lazy',
      test: web(
        [
          'features/(?:account|consent)/',
          'elements/save/(?:lazy-save|save-to-list|pending-save)',
          'elements/share/',
          'elements/sign-in/',
          'features/content/item/(?:item-actions|map-apps|more-items)',
          'features/explore/filters/clear-filters',
          'ui/overlays/(?:toasts|toast|toast-host|menu|popover|tooltip|press-shield|use-floating|placement)\\.|ui/controls/icon-button\\.',
          'app/(?:after-page|navigation/(?:prefetch|page-views))',
          'services/measure-visit',
          'i18n/rare-messages',
        ].join('|'),
      ),
      priority: 5,
    },
    // Code of reading pages and of pages with a map. Modules that load schemas are left out: zod would come with them.
    {
      name: 'shared',
      test: new RegExp(
        `/lucide-react/(?!.*/icons/(?:${MARKER_ICONS})\\.mjs)|/model/src/(?:view-codec|folded|search/highlight)|${
          web(
            [
              'ui/(?!overlays/(?:drop-area|sheet|toast|menu|popover|tooltip|press-shield|use-floating|placement|dialog)|display/(?:disclosure|progress-bar|table)|hooks/(?:covering-bars|dragged-files)|controls/(?:checkbox|field|icon-button|picture-group|radio-group|segmented-control|switch|tabs|text-area))',
              'session/(?:use-distance|consent|is-signed-in|is-visitor|session|session-end|session-state|third-parties|token-storage|content-token)\\.',
              'i18n/(?!messages)',
              'elements/(?:card|failure/use-failure-sentence|page/(?!own-collection)|recent|map/page-map-context|save/lazy-save)',
              'features/content/(?:text|cards/(?!sections))',
              'map/base-map/(?:load-names|load-once)',
              'services/(?:payload|page-|photo-(?!facts)|search/report)',
              'live/queries/(?:editorial|creator|card)-queries',
            ].join('|'),
          ).source
        }`,
      ),
      minShareCount: 2,
      priority: 6,
    },
    // Small modules that signing in, messages, settings and editors have in common.
    {
      name: 'forms',
      test: new RegExp(
        `/model/src/(?:issuer|entities/message-length)|${
          web(
            [
              'session/(?:addresses|sign-in-way|content-request|content-user|network-error|failure)\\.',
              'services/api-client',
              'ui/controls/(?:tabs|text-area)\\.',
              'elements/form/focus-first-invalid',
              'features/email-account/(?:access-f|check-access|outcome-of|use-access-request)',
            ].join('|'),
          ).source
        }`,
      ),
      priority: 5,
    },
    // The box of the search and its results; the results also need the files of a page with a map. The search of own works is left out,
    // because schemas would come with it.
    {
      name: 'search',
      test: web(
        [
          'features/search/(?!search-host|search-button|search-entry|open-search|is-search-key)',
          'elements/found/(?!found-field|use-)',
          'elements/places/(?:by-name|find-names)',
          'services/search/(?!has-search|report|insights|find-similar|find-own|find-named|find-tags)',
        ].join('|'),
      ),
      priority: 5,
    },
    {
      name: 'map-page',
      test: web(
        [
          'app/layouts/map-layout',
          'features/(?:explore|content)/(?!map/|list/(?:chosen-item|item-summary|list-entries|nothing-in-view|collect|nothing-collected|use-paging|keep-map|list-tools|recently-viewed|entry-list|list-page|live-list)|filters/(?:clear-filters|tag-chips|more-filters)|item/similar-items|results/(?!use-|results-query|items-found)|item/(?:edit-link|open-photos|item-preview|item-actions|map-apps|more-items))',
          'pages/(?:home|item|post)\\.',
        ].join('|'),
      ),
      priority: 4,
    },
    // All stories and all lists, which the other pages with a map do not load. Lower than `map-page`, as below.
    {
      name: 'collections',
      test: web(
        'features/explore/list/(?:collect|nothing-collected|use-paging)|pages/(?:posts|lists-of-all)\\.',
      ),
      priority: 3,
    },
    // What countries and creators have published, which the other pages with a map do not load. Lower than `map-page`, whose
    // modules it uses and would take.
    {
      name: 'published',
      test: web(
        'features/countries/(?!countries-on-map)|features/content/cards/sections|pages/(?:countries|country|creator)\\.',
      ),
      priority: 3,
    },
    // Small modules that the page of one list and other pages have in common.
    {
      name: 'list-parts',
      test: web(
        'elements/(?:order/(?:lazy-place-order|place-orders)|map/list-location)\\.|live/queries/list-queries|features/lists/opened-to-edit',
      ),
      priority: 3,
    },
    {
      name: 'map-canvas',
      test: new RegExp(
        `/lucide-react/.*/icons/(?:${MARKER_ICONS})\\.mjs$|${
          web(
            'elements/map/marker-icons|features/explore/(?:map/(?!map-alone|lazy-map|many-marks)|list/(?:chosen-item|item-summary|list-entries|nothing-in-view)\\.)|map/(?!embedded|google|drawing|base-map|region|streets|still/(?:paint|load|decode|flat)|controls/(?:unfolded|credits|view-elsewhere))',
          ).source
        }`,
      ),
      priority: 3,
    },
    {
      name: 'reading',
      test: web('features/(?:team|creators)/(?!creator-preview)|pages/(?:article|blog|creators|text)\\.'),
      priority: 2,
    },
    {
      name: 'message',
      test: web(
        'features/message/(?!check-message)|pages/(?:message|creator-contact)\\.|services/messages-api',
      ),
      priority: 1,
    },
  ],
};
