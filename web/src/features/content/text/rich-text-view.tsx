import type { Card } from '@waymark/model/entities/card';
import type { Photo } from '@waymark/model/entities/photo';
import type { Locale } from '@waymark/model/locale';
import type { Block, Inline, ListItem, RichText, TableRow } from '@waymark/model/rich-text/schema';
import { playerOfVideo } from '@waymark/model/rich-text/video';
import { unreachable } from '@waymark/model/unreachable';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ItemPhoto } from '../../../elements/card/item-photo.tsx';
import { WebLink } from '../../../elements/card/web-link.tsx';
import { MapInText } from './map-in-text.tsx';
import { type Absent, PlaceInText } from './place-in-text.tsx';
import styles from './rich-text-view.module.css';
import { VideoInText } from './video-in-text.tsx';

export interface RichTextViewProps {
  text: RichText;
  lang: Locale;
  photos: readonly Photo[];
  /** The public places that the text embeds. */
  places: readonly Card[];
  absent?: Absent | undefined;
}

/** The width of photos in the text: that of its lines, or of the column beside a map. */
const PHOTO_SIZES = '(min-width: 48rem) 46rem, 100vw';
/** The width of most photos in a gallery: two or three of them in a row. */
const GALLERY_SIZES = '(min-width: 48rem) 20rem, 50vw';

/** A story for its visitors. It renders the nodes of our schema and nothing else. */
export function RichTextView({ text, lang, ...shown }: RichTextViewProps) {
  return (
    <div className={styles.text} lang={lang}>
      {keyed(text.content, (block) => (
        <BlockView block={block} {...shown} />
      ))}
    </div>
  );
}

/** Nodes of a text have no ids, and the text is always rendered as a whole, so their index is their key. */
function keyed<Node>(nodes: readonly Node[] | undefined, render: (node: Node) => ReactNode): ReactNode {
  return nodes?.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Keyed key={index}>{render(node)}</Keyed>
  ));
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

function BlockView({
  block,
  photos,
  places,
  absent,
}: { block: Block } & Pick<RichTextViewProps, 'photos' | 'places' | 'absent'>) {
  switch (block.type) {
    case 'heading':
      return block.attrs.level === 2 ? <h2>{inlines(block.content)}</h2> : <h3>{inlines(block.content)}</h3>;
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'bulletList':
      return (
        <ul>
          {keyed(block.content, (item) => (
            <ListItemView item={item} />
          ))}
        </ul>
      );
    case 'orderedList':
      return (
        <ol>
          {keyed(block.content, (item) => (
            <ListItemView item={item} />
          ))}
        </ol>
      );
    case 'blockquote':
      return (
        <blockquote>
          {keyed(block.content, (paragraph) => (
            <p>{inlines(paragraph.content)}</p>
          ))}
        </blockquote>
      );
    case 'table':
      return <TableView rows={block.content} />;
    case 'horizontalRule':
      return <hr />;
    case 'image':
      return <Figure path={block.attrs.path} caption={block.attrs.caption} photos={photos} />;
    case 'gallery':
      return (
        <div className={styles.gallery}>
          {keyed(block.content, ({ attrs }) => (
            <Figure path={attrs.path} caption={attrs.caption} photos={photos} sizes={GALLERY_SIZES} />
          ))}
        </div>
      );
    case 'place': {
      const { kind, id } = block.attrs;
      return (
        <PlaceInText
          kind={kind}
          id={id}
          card={places.find((place) => place.kind === kind && place.id === id)}
          absent={absent}
        />
      );
    }
    case 'video':
      // Another video in this place is asked for again.
      return <VideoInText key={playerOfVideo(block.attrs)} video={block.attrs} />;
    case 'map':
      return (
        <MapInText
          places={block.attrs.places}
          caption={block.attrs.caption}
          known={places}
          empty={absent?.map}
        />
      );
    default:
      return unreachable(block);
  }
}

function ListItemView({ item }: { item: ListItem }) {
  return (
    <li>
      {keyed(item.content, (child) => (
        <BlockView block={child} photos={[]} places={[]} />
      ))}
    </li>
  );
}

/** A table, which scrolls by itself where the text is too narrow for it. */
function TableView({ rows }: { rows: readonly TableRow[] }) {
  const t = useTranslations();
  const [head] = rows;
  const hasHead = head?.content.every(({ type }) => type === 'tableHeader') ?? false;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it
    <section className={styles.table} aria-label={t('card.table')} tabIndex={0}>
      <table>
        {hasHead && head && (
          <thead>
            <RowView row={head} scope="col" />
          </thead>
        )}
        <tbody>
          {keyed(rows.slice(hasHead ? 1 : 0), (row) => (
            <RowView row={row} scope="row" />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RowView({ row, scope }: { row: TableRow; scope: 'col' | 'row' }) {
  return (
    <tr>
      {keyed(row.content, ({ type, content }) => {
        const paragraphs = keyed(content, (paragraph) => <p>{inlines(paragraph.content)}</p>);
        // An empty head, such as that of the first column, names nothing.
        const isHead = type === 'tableHeader' && content.some((paragraph) => paragraph.content?.length);
        return isHead ? <th scope={scope}>{paragraphs}</th> : <td>{paragraphs}</td>;
      })}
    </tr>
  );
}

interface FigureProps {
  path: string;
  caption: string | undefined;
  photos: readonly Photo[];
  sizes?: string;
}

function Figure({ path, caption, photos, sizes = PHOTO_SIZES }: FigureProps) {
  const photo = photos.find((candidate) => candidate.path === path);
  if (photo === undefined) return null;
  return (
    <figure style={{ '--ratio': photo.width / photo.height }}>
      <ItemPhoto photo={photo} sizes={sizes} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function inlines(nodes: readonly Inline[] = []): ReactNode {
  return keyed(runsOf(nodes), ({ href, inside }) => {
    const shown = keyed(inside, (node) => (node.type === 'hardBreak' ? <br /> : marked(node)));
    return href === undefined ? shown : <TextLink href={href}>{shown}</TextLink>;
  });
}

/** Adjacent nodes with the same link become one link, whichever of them are bold. */
function runsOf(nodes: readonly Inline[]): { href: string | undefined; inside: Inline[] }[] {
  const runs: { href: string | undefined; inside: Inline[] }[] = [];
  for (const node of nodes) {
    const href = hrefOf(node);
    const run = runs.at(-1);
    if (run && run.href === href) run.inside.push(node);
    else runs.push({ href, inside: [node] });
  }
  return runs;
}

function hrefOf(node: Inline): string | undefined {
  if (node.type === 'hardBreak') return undefined;
  const link = node.marks?.find((mark) => mark.type === 'link');
  return link?.attrs.href;
}

function marked({ text, marks = [] }: Extract<Inline, { type: 'text' }>): ReactNode {
  let shown: ReactNode = text;
  for (const { type } of marks) {
    if (type === 'bold') shown = <strong>{shown}</strong>;
    else if (type === 'italic') shown = <em>{shown}</em>;
  }
  return shown;
}

/** The schema allows only these two forms of address. Text that was never validated gets no link. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^\/(?![/\\])/.test(href)) return <Link to={href}>{children}</Link>;
  if (!href.startsWith('https://')) return children;
  return <WebLink address={href}>{children}</WebLink>;
}

declare module 'react' {
  interface CSSProperties {
    /** The width of a photo by its height, for rows of a gallery. */
    '--ratio'?: number;
  }
}
