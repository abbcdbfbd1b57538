import { PRICE_LEVELS } from '@waymark/model/entities/facts';
import { COLOURS, DESTINATION_TYPES, GIVEN_CATEGORIES, MARKER_ICONS } from '@waymark/model/entities/kinds';
import { readGeometry } from '@waymark/model/geography/geometry';
import { readRichText } from '@waymark/model/rich-text/read';
import { textOf } from '@waymark/model/rich-text/text-of';
import { useTranslations } from 'use-intl';
import { useVisitWords } from '../../../elements/facts/use-visit-words.ts';
import { useDateFormat } from '../../../i18n/use-date-format.ts';
import { isRecord } from '../content-values.ts';
import { DETAILS, type DetailName, textIn } from './fields.ts';

/** The label of a field, and a description of its value, for the choice between two values. */
export function useValueTexts() {
  const t = useTranslations('edit');
  const tAll = useTranslations();
  const date = useDateFormat();
  const visit = useVisitWords();

  function fieldName(field: string): string {
    const text = textIn(field);
    if (text) return t('inLanguage', { field: t(`field.${text.name}`), language: text.locale });
    // No editor has the cover as a field, but its value can be in conflict.
    return field === 'coverPath' || !isKnown(field) ? t('field.photos') : t(`field.${field}`);
  }

  function valueText(field: string, value: unknown): string {
    if (field === 'photos' && Array.isArray(value)) return t('conflicts.photos', { count: value.length });
    if (value === undefined || value === '' || isEmptyList(value)) return t('conflicts.nothing');
    if (typeof value === 'string') {
      if (field.startsWith('body.')) return storyWords(value);
      if (field === 'geometry') return t('conflicts.outline', { count: pointsIn(value) });
      if (field === 'type' && isOne(DESTINATION_TYPES, value)) return tAll(`explore.type.${value}`);
      if (field === 'category' && isOne(GIVEN_CATEGORIES, value)) return tAll(`explore.category.${value}`);
      if (field === 'icon' && isOne(MARKER_ICONS, value)) return t(`icon.${value}`);
      if (field === 'colour' && isOne(COLOURS, value)) return t(`colour.${value}`);
      if (field === 'visitedOn' && !Number.isNaN(Date.parse(value))) {
        return date(new Date(value));
      }
      if (field === 'precision' && isOne(['exact', 'approximate'], value)) return t(`precision.${value}`);
      if (field === 'visibility' && isOne(['public', 'unlisted'], value)) return t(`visibility.${value}`);
      return value;
    }
    if (field === 'tags' && Array.isArray(value)) return value.join(', ');
    if (field === 'bestMonths' && isNumbers(value)) return visit.months(value);
    if (field === 'duration' && typeof value === 'number') return visit.duration(value);
    const level = field === 'priceLevel' && PRICE_LEVELS.find((one) => one === value);
    if (level) return visit.price(level);
    if (isRecord(value) && 'lat' in value && 'lng' in value) {
      return t('conflicts.spot', { lat: String(value['lat']), lng: String(value['lng']) });
    }
    return JSON.stringify(value);
  }

  return { fieldName, words: valueText };
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isKnown(field: string): field is DetailName {
  return isOne(DETAILS, field);
}

function isOne<Value extends string>(all: readonly Value[], value: string): value is Value {
  return all.some((one) => one === value);
}

function storyWords(json: string): string {
  const read = readRichText(json);
  return 'text' in read ? textOf(read.text) : json;
}

function pointsIn(json: string): number {
  const read = readGeometry(json);
  return 'geometry' in read ? read.geometry.coordinates.flat(Infinity).length / 2 : 0;
}
