import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePathTo } from '../../i18n/paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Example } from './example.tsx';
import { PHOTO, THUMBHASH } from './sample-photo.ts';
import { StageTable } from './stage-table.tsx';
import styles from './style-guide.module.css';

/** What is read and looked at. */
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
    { label: t('components.title'), to: pathTo('components', {}) },
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
