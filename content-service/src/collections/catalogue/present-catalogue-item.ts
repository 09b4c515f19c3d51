import type { Feature, Product } from '@niaga/contract/entities'
import type { BaseLocale, Localized } from '@niaga/contract/locale'
import type {
  Product as ProductDocument,
  Sheet,
  Tool as ToolDocument,
} from '../../platform/payload-types.ts'
import { imageCredit } from '../content/image-credit.ts'
import { isFilled, textIn } from '../content/localized.ts'
import { presentTranslatedSeo } from '../content/present-seo.ts'
import { localizedRows } from '../content/rows.ts'
import { alternativeText } from '../media/alternative-text.ts'
import { imageFocus } from '../media/image-focus.ts'
import { getSheetFeatures } from './sheet-features.ts'

type CatalogueDocument = ProductDocument | ToolDocument
type FeatureRow = NonNullable<CatalogueDocument['features']>[number]

/**
 * Presents a product or tool of the contract; its base texts are Indonesian.
 *
 * @param image the picture's path, which differs in form between products and tools
 */
export function presentCatalogueItem(
  item: Localized<CatalogueDocument>,
  image: string | null,
): Product {
  const texts = (locale: BaseLocale) => ({
    name: item[locale].name ?? '',
    description: item[locale].description ?? '',
    // By itself it is not a translation.
    image_alt: item[locale].name ? alternativeText(item.id.image, locale) : undefined,
    ...creditIn(item[locale]),
  })
  const sheet = getSheet(item)
  return {
    id: item.id.id,
    name: textIn(item, 'id', (document) => document.name),
    description: textIn(item, 'id', (document) => document.description),
    image,
    image_alt: alternativeText(item.id.image, 'id'),
    ...imageFocus(item.id.image),
    ...imageCredit(item, 'id', ({ image: picture }) => picture),
    translations: getTranslations(texts),
    features: sheet
      ? getSheetFeatures(sheet)
      : localizedRows(item, (document) => document.features).map(presentFeature),
    ...(sheet ? { sheet: sheet.id.path } : {}),
    seo: presentTranslatedSeo(item),
    updated_at: latest(item.id.updatedAt, sheet?.id.updatedAt),
  }
}

/** Returns the picture's credit in one language: clients handle the fallback themselves. */
function creditIn({ image }: CatalogueDocument): { image_credit?: string } {
  const credit = typeof image === 'object' ? image?.credit : null
  return isFilled(credit) ? { image_credit: credit } : {}
}

/** An item shows the figures of its sheet, so a change to either changes its page. */
function latest(ofItem: string, ofSheet = ofItem): string {
  return ofItem > ofSheet ? ofItem : ofSheet
}

/** Returns the specification sheet of a product or tool, or `null`. */
function getSheet({ id: { sheet }, en }: Localized<CatalogueDocument>): Localized<Sheet> | null {
  if (typeof sheet !== 'object' || sheet === null) return null
  const english = en.sheet
  return { id: sheet, en: typeof english === 'object' && english !== null ? english : sheet }
}

function presentFeature(row: Localized<FeatureRow>, index: number): Feature {
  const texts = (locale: BaseLocale) => ({
    title: row[locale].title ?? '',
    description: row[locale].description ?? '',
  })
  return {
    id: row.id.id ?? index + 1,
    title: textIn(row, 'id', (feature) => feature.title),
    description: textIn(row, 'id', (feature) => feature.description),
    translations: getTranslations(texts),
  }
}

/** Omits a language in which every text is blank. */
function getTranslations<Texts extends Record<string, string | undefined>>(
  texts: (locale: BaseLocale) => Texts,
) {
  const [id, en] = [texts('id'), texts('en')]
  return {
    ...(Object.values(id).some(isFilled) ? { id } : {}),
    ...(Object.values(en).some(isFilled) ? { en } : {}),
  }
}
