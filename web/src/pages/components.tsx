import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { Example } from '../features/style-guide/example.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { LazyMessages } from '../i18n/lazy-messages.tsx';

const PictureExamples = lazy(async () => ({
  default: (await import('../features/photos/picture-examples.tsx')).PictureExamples,
}));

const PositionExamples = lazy(async () => ({
  default: (await import('../features/place/position-examples.tsx')).PositionExamples,
}));

const RichTextExample = lazy(async () => ({
  default: (await import('../features/write/rich-text-example.tsx')).RichTextExample,
}));

const AreaExamples = lazy(async () => ({
  default: (await import('../features/draw/area-examples.tsx')).AreaExamples,
}));

const editing = (
  <>
    <LazyMessages part="photos">
      <Example name="PictureField" layout="column">
        <PictureExamples />
      </Example>
    </LazyMessages>
    <Example name="PositionField" layout="column">
      <PositionExamples />
    </Example>
    <Example name="AreaField" layout="column">
      <AreaExamples />
    </Example>
    <LazyMessages part="writing">
      <Example name="RichTextField" layout="column">
        <RichTextExample />
      </Example>
    </LazyMessages>
  </>
);

export const messages = ['style-guide', 'explore', 'item'] as const;

/** Every part of the interface, as it is. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('components.title')} · ${t('brand')}`}</title>
      <StyleGuide more={{ fields: editing }} />
    </>
  );
}
