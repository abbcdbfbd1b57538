import { VISIBILITIES } from '@waymark/model/entities/fields';
import { DESTINATION_TYPES, GIVEN_CATEGORIES } from '@waymark/model/entities/kinds';
import { latestDay } from '@waymark/model/entities/past-date';
import { unreachable } from '@waymark/model/unreachable';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { WebAddressField } from '../../../elements/form/web-address-field.tsx';
import { RadioGroup } from '../../../ui/controls/radio-group.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { listIn, positionIn, writtenIn } from '../content-values.ts';
import type { EditContext } from '../edit-context.ts';
import { PlacesOfStory } from '../references/places-of-story.tsx';
import { ReferencesField } from '../references/references-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { DetailName } from './fields.ts';
import { ColourField, IconField } from './looks-field.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';
import { PrecisionField } from './precision-field.tsx';
import { SharedPhotoField } from './shared-photo-field.tsx';
import { TagsField } from './tags-field.tsx';
import { VisitField } from './visit-field.tsx';

interface DetailFieldProps {
  edit: EditContext;
  name: DetailName;
  /** Whether its map fills the height of the window. */
  isTall: boolean;
}

/** How many areas a destination may be part of. */
const MOST_AREAS = 20;

/** The other parts of the content that a field shows. */
const ALSO_SHOWN: Partial<Record<DetailName, readonly string[]>> = {
  position: ['precision'],
  places: ['body'],
  sharePath: ['photos'],
  // Nearby items come first.
  poiId: ['position'],
  destinationId: ['position'],
  areaIds: ['position'],
};

/** A field that is the same in every language. It is memoised, so that typing elsewhere does not render it. */
export const DetailField = memo(DetailFieldNow, (before, after) => {
  const [was, is] = [before.edit, after.edit];
  const { name } = after;
  const shown = [name, ...(ALSO_SHOWN[name] ?? [])];
  return (
    before.name === name &&
    before.isTall === after.isTall &&
    was.uid === is.uid &&
    was.workId === is.workId &&
    was.leavesAddress === is.leavesAddress &&
    was.change === is.change &&
    was.slots === is.slots &&
    was.faultOf(name) === is.faultOf(name) &&
    shown.every((field) => was.content[field] === is.content[field])
  );
});

function DetailFieldNow({ edit, name, isTall }: DetailFieldProps) {
  const t = useTranslations();
  const { uid, workId, content, change, slots } = edit;
  const error = edit.faultOf(name);
  const label = t(`edit.field.${name}`);
  const written = writtenIn(content, name);
  const write = (text: string) => change(name, text === '' ? undefined : text);
  const near = positionIn(content['position']);
  const slot = { label, fault: error, onChange: (value: unknown) => change(name, value) };
  switch (name) {
    case 'position': {
      const isApproximate = content['precision'] === 'approximate';
      return slots.position?.({
        ...slot,
        kind: edit.kind,
        value: near,
        isApproximate,
        isTall,
        writer: { uid, workId },
      });
    }
    case 'geometry':
      return slots.geometry?.({ ...slot, value: written || undefined, writer: { uid, workId } });
    case 'photos':
      return slots.photos();
    case 'precision':
      return <PrecisionField edit={edit} label={label} />;
    case 'visibility':
      return (
        <RadioGroup
          label={label}
          choices={VISIBILITIES.map((value) => ({
            value,
            label: t(`edit.visibility.${value}`),
            hint: t(`edit.visibility.${value}Hint`),
          }))}
          value={content[name] === 'unlisted' ? 'unlisted' : 'public'}
          onChange={write}
        />
      );
    case 'type': {
      const choices = DESTINATION_TYPES.map((value) => ({ value, label: t(`explore.type.${value}`) }));
      return <ChoiceField label={label} error={error} choices={choices} value={written} onChange={write} />;
    }
    case 'category': {
      const choices = GIVEN_CATEGORIES.map((value) => ({ value, label: t(`explore.category.${value}`) }));
      return <ChoiceField label={label} error={error} choices={choices} value={written} onChange={write} />;
    }
    case 'icon':
      return <IconField label={label} error={error} value={written} onChange={write} />;
    case 'colour':
      return <ColourField label={label} error={error} value={written} onChange={write} />;
    case 'visitedOn': {
      const last = latestDay(Date.now());
      return (
        <TextField
          label={label}
          error={error ?? (written > last && t('problems.in-future'))}
          type="date"
          max={last}
          name={name}
          value={written}
          onChange={write}
        />
      );
    }
    case 'address':
    case 'phone':
      return (
        <TextField
          label={label}
          error={error}
          type={name === 'phone' ? 'tel' : 'text'}
          name={name}
          value={written}
          onChange={write}
          dir="auto"
        />
      );
    case 'openingHours':
      return <OpeningHoursField label={label} error={error} name={name} value={written} onChange={write} />;
    case 'priceLevel':
    case 'bestMonths':
    case 'duration':
      return <VisitField edit={edit} name={name} />;
    case 'website':
    case 'href':
      return (
        <WebAddressField
          label={label}
          hint={t('edit.webHint')}
          noAddress={t('problems.not-https')}
          fault={error}
          name={name}
          value={written}
          onChange={write}
        />
      );
    case 'poiId':
    case 'destinationId': {
      const kind = name === 'poiId' ? 'poi' : 'destination';
      const isWithinRegion = name === 'destinationId' && edit.kind === 'destination';
      return (
        <ReferencesField
          uid={uid}
          label={label}
          hint={isWithinRegion && t('edit.regionHint')}
          error={error}
          kinds={[kind]}
          near={near}
          most={1}
          value={written === '' ? [] : [{ kind, id: written }]}
          onChange={([only]) => change(name, only?.id)}
        />
      );
    }
    case 'areaIds': {
      const ids = listIn(content, name).filter((id) => typeof id === 'string');
      return (
        <ReferencesField
          uid={uid}
          label={label}
          error={error}
          kinds={['area']}
          near={near}
          most={MOST_AREAS}
          value={ids.map((id) => ({ kind: 'area', id }))}
          onChange={(all) =>
            change(
              name,
              all.map(({ id }) => id),
            )
          }
        />
      );
    }
    case 'sharePath':
      return <SharedPhotoField edit={edit} label={label} />;
    case 'places':
      return <PlacesOfStory edit={edit} label={label} />;
    case 'tags':
      return (
        <TagsField
          label={label}
          error={error}
          value={listIn(content, name).filter((tag) => typeof tag === 'string')}
          onChange={(tags) => change(name, tags)}
        />
      );
    default:
      return unreachable(name);
  }
}
