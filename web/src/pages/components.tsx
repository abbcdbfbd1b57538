import { useTranslations } from 'use-intl';
import { lazyPart } from '../elements/page/lazy-part.tsx';
import { Example } from '../features/style-guide/example.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { LazyMessages } from '../i18n/lazy-messages.tsx';

const PictureExamples = lazyPart(
  async () => (await import('../features/photos/picture-examples.tsx')).PictureExamples,
);

const PositionExamples = lazyPart(
  async () => (await import('../features/place/position-examples.tsx')).PositionExamples,
);

const RichTextExample = lazyPart(
  async () => (await import('../features/write/rich-text-example.tsx')).RichTextExample,
);

const AreaExamples = lazyPart(async () => (await import('../features/draw/area-examples.tsx')).AreaExamples);

const editing = (
  <>
    <LazyMessages parts={['photos']}>
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
    <LazyMessages parts={['writing']}>
      <Example name="RichTextField" layout="column">
        <RichTextExample />
      </Example>
    </LazyMessages>
  </>
);

export const messages = ['style-guide', 'explore', 'item'] as const;

/** All components of the interface, for developers. */
export function Component() {
  const t = useTranslations();
  return (
    <>
      <title>{`${t('components.title')} · ${t('brand')}`}</title>
      <StyleGuide more={{ fields: editing }} />
    </>
  );
}
