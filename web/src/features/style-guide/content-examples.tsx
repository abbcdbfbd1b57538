import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { LoadMore } from '../../ui/controls/load-more.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Breadcrumbs } from '../../ui/display/breadcrumbs.tsx';
import { Disclosure } from '../../ui/display/disclosure.tsx';
import { Kbd } from '../../ui/display/kbd.tsx';
import { Panel } from '../../ui/display/panel.tsx';
import { Photo } from '../../ui/display/photo.tsx';
import { Table } from '../../ui/display/table.tsx';
import { Tag } from '../../ui/display/tag.tsx';
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx';
import { Example } from './example.tsx';
import styles from './style-guide.module.css';

/** Examples of components for reading: tabs, badges, tags, photos and tables. */
export function ContentExamples() {
  const t = useTranslations('components.content');
  return (
    <>
      <div className={styles.columns}>
        <TabsExample />
        <Example name="Disclosure" layout="column">
          <div>
            <Disclosure summary={t('ticket')} open>
              {t('ticketText')}
            </Disclosure>
            <Disclosure summary={t('winter')}>{t('winterText')}</Disclosure>
          </div>
        </Example>
        <Example name="Badge, VisuallyHidden">
          <Badge kind="info">
            3 <VisuallyHidden>{t('newStories')}</VisuallyHidden>
          </Badge>
          <Badge>{t('draft')}</Badge>
          <Badge kind="info">{t('scheduled')}</Badge>
          <Badge kind="success">{t('published')}</Badge>
          <Badge kind="warning">{t('new')}</Badge>
          <Badge kind="error">{t('failed')}</Badge>
        </Example>
        <TagExamples />
        <Example name="Avatar">
          <Avatar name="Ada Lindqvist" photo={PHOTO} size="large" named />
          <Avatar name="Yusuf Demir" size="large" named />
          <Avatar name="Inès" named />
          <Avatar name="Jean-Paul" photo="data:," named />
          <Avatar name="Maria da Silva" size="small" named />
        </Example>
        <Example name="Kbd">
          <p>{t.rich('keys', { close: (key) => <Kbd>{key}</Kbd>, search: (key) => <Kbd>{key}</Kbd> })}</p>
        </Example>
        <Example name="Photo" layout="column">
          <Photo
            variants={[{ address: PHOTO, width: 640 }]}
            width={640}
            height={400}
            thumbhash={THUMBHASH}
            alt={t('photo')}
            sizes="20rem"
          />
        </Example>
        <Example name="Photo variants={[]}" layout="column">
          <Photo
            variants={[]}
            width={640}
            height={400}
            thumbhash={THUMBHASH}
            alt={t('photo')}
            sizes="20rem"
          />
        </Example>
      </div>
      <Example name="Panel, Table" layout="column">
        <Panel heading={t('panel')} level={3} actions={<Badge kind="success">{t('published')}</Badge>}>
          <p>{t('panelText')}</p>
          <StageTable />
        </Panel>
      </Example>
      <WayExamples />
    </>
  );
}

function TabsExample() {
  const t = useTranslations('components.content');
  const [selected, setSelected] = useState<'overview' | 'gettingThere' | 'tips'>('overview');
  const tabs = (['overview', 'gettingThere', 'tips'] as const).map((id) => ({
    id,
    label: t(id),
    content: t(`${id}Text`),
  }));
  return (
    <Example name="Tabs" layout="column">
      <Tabs label={t('panel')} tabs={tabs} selected={selected} onSelect={setSelected} />
    </Example>
  );
}

function TagExamples() {
  const t = useTranslations('components.content');
  const pathTo = usePathTo();
  const [tags, setTags] = useState<readonly ('tagWalk' | 'tagBread')[]>(['tagWalk', 'tagBread']);
  return (
    <Example name="Tag">
      <Tag to={pathTo('index', {})}>{t('tagSea')}</Tag>
      {tags.map((tag) => (
        <Tag
          key={tag}
          remove={{
            label: t('removeTag'),
            onRemove: () => setTags((before) => before.filter((other) => other !== tag)),
          }}
        >
          {t(tag)}
        </Tag>
      ))}
    </Example>
  );
}

function WayExamples() {
  const t = useTranslations();
  const pathTo = usePathTo();
  const [shown, setShown] = useState(24);
  const crumbs = [
    { label: t('brand'), to: pathTo('index', {}) },
    { label: t('components.title'), to: pathTo('components', {}), isCurrent: true },
  ];
  return (
    <div className={styles.columns}>
      <Example name="Breadcrumbs">
        <Breadcrumbs label={t('components.content.where')} items={crumbs} />
      </Example>
      <Example name="LoadMore" layout="column">
        <LoadMore
          status={t('components.content.showing', { shown, total: 60 })}
          onMore={shown < 60 ? () => setShown(Math.min(shown + 24, 60)) : undefined}
        >
          {t('components.content.more')}
        </LoadMore>
      </Example>
    </div>
  );
}

/** The photo of the examples: a simple drawing of a bay at dusk. The style guide needs no network for it. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#f6c28b"/><stop offset=".6" stop-color="#e8896b"/><stop offset="1" stop-color="#8e5a74"/></linearGradient>
<rect width="640" height="400" fill="url(#s)"/><circle cx="330" cy="205" r="46" fill="#fff1cf"/>
<path d="M0 240 90 150l70 60 80-30 110 60z" fill="#6a4a68"/><path d="M640 240 560 130l-90 70-60-20-90 60z" fill="#54405f"/>
<rect y="238" width="640" height="162" fill="#3c5a78"/><path d="M270 250h120v6H270zm20 22h80v5h-80zm-30 24h140v6H260zm40 26h60v5h-60z" fill="#ffe2b0" opacity=".7"/>
<path d="M0 400V310l120-30 110 50 90 70z" fill="#1f3145"/></svg>`;

const PHOTO = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;

/** A thumbhash of similar colours. */
const THUMBHASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';

const STAGES = [
  { id: 'harbour', kilometres: 11.4, metres: 1082 },
  { id: 'lighthouse', kilometres: 9, metres: 217 },
  { id: 'bay', kilometres: 17.35, metres: 640 },
] as const;

/** A table with numeric columns, formatted for the language of the page. */
function StageTable() {
  const t = useTranslations('components.content');
  const format = useFormatter();
  return (
    <Table
      caption={t('stages')}
      rows={STAGES}
      rowId={({ id }) => id}
      columns={[
        { id: 'stage', heading: t('stage'), cell: ({ id }) => t(id) },
        {
          id: 'length',
          heading: t('length'),
          numeric: true,
          cell: ({ kilometres }) => format.number(kilometres, { minimumFractionDigits: 2 }),
        },
        { id: 'climb', heading: t('climb'), numeric: true, cell: ({ metres }) => format.number(metres) },
      ]}
    />
  );
}
