import { z } from 'zod'
import { companySchema, optionalDegrees } from './company.ts'
import { gradeSchema } from './grades.ts'
import { imageAlt, imageCredit } from './image-credit.ts'
import { optionalImageFocus } from './image-focus.ts'
import {
  keyed,
  listOf,
  nullableText,
  nullableTimestamp,
  optionalListOf,
  optionalObject,
  optionalText,
  optionalTimestamp,
  text,
} from './lenient.ts'
import { parseLimitedJson } from './limited-json.ts'
import { inEachLocale, localeSchema } from './locale-schema.ts'
import { seoSchema, translatedSeoSchema } from './page-texts.ts'
import { termsFromHost } from './terms.ts'
import { unitSchema } from './units.ts'

/** Entities of the content contract (specification, section 3), as sent over HTTP. */

const id = z.int().positive()

const optionalId = z.preprocess(
  (value) => (id.safeParse(value).success ? value : undefined),
  id.optional(),
)

/** A setting's value: one text, or a list of texts (working hours, services). */
const settingValue = z.union([z.string(), z.array(z.string())])

export const settingSchema = z.object({
  key: z.string().min(1),
  value: z.preprocess((value) => value ?? '', settingValue),
  translations: optionalListOf(
    z.object({ locale: localeSchema, value: z.preprocess((value) => value ?? '', settingValue) }),
  ),
})

export const settingKeys = [
  'company_name',
  'company_tagline',
  'company_description',
  'company_vision',
  'company_mission',
  'company_commitment',
  'company_services',
  'social_facebook',
  'social_instagram',
  'social_linkedin',
  'social_youtube',
  'contact_phone',
  'contact_email',
  'contact_address',
  'contact_working_hours',
] as const

export const footerItemSchema = z.object({
  id,
  parent_id: id
    .nullish()
    .transform((value) => value ?? null)
    .pipe(id.nullable()),
  sort_order: z.number(),
  translations: listOf(z.object({ locale: localeSchema, name: text, title: text, content: text })),
})

export const menuItemSchema = z.object({
  id,
  parent_id: id
    .nullish()
    .transform((value) => value ?? null)
    .pipe(id.nullable()),
  sort_order: z.number(),
  url: text,
  translations: listOf(z.object({ locale: localeSchema, title: text })),
})

export const sectionOrders = { hero: 1, about: 2, vision: 3, faq: 4 } as const

const faqItemSchema = z.object({ question: z.string().min(1), answer: text })

const updatedAt = optionalTimestamp.describe(
  'When what visitors see of it was last changed, a timestamp in ISO 8601',
)

const sectionContentFields = z.object({
  title: optionalText,
  subtitle: optionalText,
  description: optionalText,
  button_text: optionalText,
  button_url: optionalText,
  image: optionalText,
  image_alt: imageAlt,
  image_credit: imageCredit,
  items: optionalListOf(faqItemSchema),
})

/** A section's content: an object, an object as JSON text, or an empty list for no content. */
export const sectionContentSchema = z.preprocess((value) => {
  const content = typeof value === 'string' ? parseJson(value) : value
  return Array.isArray(content) && content.length === 0 ? {} : content
}, sectionContentFields)

export const sectionSchema = z.object({
  order: z.int().min(1),
  translations: listOf(z.object({ locale: localeSchema, content: sectionContentSchema })),
})

export const newsItemSchema = z.object({
  id,
  created_at: nullableTimestamp,
  image: nullableText,
  image_focus: optionalImageFocus,
  image_credit: imageCredit,
  translation: z.object({ title: z.string().min(1), content: text }),
})

const featureTranslation = z.object({ title: text, description: text })

const featureTranslations = [
  z.array(featureTranslation.extend({ locale: localeSchema })).min(1),
  inEachLocale(featureTranslation),
] as const

export const featureSchema = z.object({
  id: z.union([z.number(), z.string()]),
  title: z.string().min(1),
  description: text,
  translations: z.preprocess(
    (value) => (z.union(featureTranslations).safeParse(value).success ? value : undefined),
    z.union(featureTranslations).optional(),
  ),
})

const productTranslation = z.object({
  name: text,
  description: text,
  image_alt: optionalText,
  image_credit: optionalText,
})

const catalogueItem = z.object({
  id,
  name: z.string().min(1),
  description: text,
  image: nullableText,
  image_focus: optionalImageFocus,
  image_alt: imageAlt,
  image_credit: imageCredit,
  translations: optionalObject(inEachLocale(productTranslation)),
  features: optionalListOf(featureSchema),
  sheet: optionalText.describe(
    'The address of its specification sheet; its features are then that sheet’s rows',
  ),
  seo: optionalObject(translatedSeoSchema),
  updated_at: updatedAt,
})

const references = {
  document_ids: optionalListOf(id).describe('The documents that belong to it'),
  contact_id: optionalId.describe('The person to ask'),
}

export const productSchema = catalogueItem.extend({
  grades: optionalListOf(gradeSchema),
  terms: termsFromHost,
  origin_ids: optionalListOf(id).describe('The mining locations that it comes from'),
  ...references,
})

/** Equipment has the shape of a product (specification, section 3), with units in place of grades. */
export const toolSchema = catalogueItem.extend({
  units: optionalListOf(unitSchema),
  terms: termsFromHost,
  ...references,
})

export const businessSchema = z.object({
  id,
  name: z.string().min(1),
  description: text,
  logo_image: nullableText,
  contact_id: optionalId.describe(
    'The person to ask; its goods are those that name the same person',
  ),
})

export const blogSummarySchema = z.object({
  id,
  title: z.string().min(1),
  image: nullableText,
  image_focus: optionalImageFocus,
  image_credit: imageCredit,
  category: nullableText,
  published_date: nullableTimestamp,
  updated_at: updatedAt,
})

export const blogDetailSchema = blogSummarySchema.extend({
  content: text.describe('Untrusted HTML: the reader sanitises it'),
  author_id: optionalId.describe('The person who wrote it'),
  seo: optionalObject(seoSchema),
})

export const relations = ['own', 'affiliate', 'third_party'] as const

const optionalRelation = z.preprocess(
  (value) => (relations.some((relation) => relation === value) ? value : undefined),
  z.enum(relations).optional(),
)

export const miningLocationSchema = z.object({
  id,
  location: z.string().min(1),
  description: text,
  image: nullableText,
  image_focus: optionalImageFocus,
  image_alt: imageAlt,
  image_credit: imageCredit,
  latitude: optionalDegrees(90),
  longitude: optionalDegrees(180),
  role: optionalText.describe('What the place is for, such as where a cargo is loaded'),
  relation: optionalRelation.describe('Whose it is'),
  load_port: optionalText.describe('Where its cargo is loaded'),
  product_ids: optionalListOf(id),
  facts: optionalListOf(z.object({ title: z.string().min(1), text: z.string().min(1) })),
})

export const managerSchema = z.object({
  id,
  name: z.string().min(1),
  position: text,
  photo_url: nullableText,
  area: optionalText.describe('What this person answers for'),
  contact_id: optionalId.describe('The desk that this person leads'),
})

export const galleryEntrySchema = z.object({
  id,
  title: z.string().min(1),
  description: text,
  image: nullableText,
  image_focus: optionalImageFocus,
  image_alt: imageAlt,
  image_credit: imageCredit,
})

export const homeSchema = keyed(
  z.object({
    settings: listOf(settingSchema),
    company: optionalObject(companySchema),
    menus: listOf(menuItemSchema),
    footers: listOf(footerItemSchema),
    sections: listOf(sectionSchema),
    latest_news: listOf(newsItemSchema),
  }),
)

export const contactSchema = keyed(
  z.object({
    settings: listOf(settingSchema),
    company: optionalObject(companySchema),
    footers: listOf(footerItemSchema),
  }),
)

export type Setting = z.output<typeof settingSchema>
export type SettingKey = (typeof settingKeys)[number]
export type FooterItem = z.output<typeof footerItemSchema>
export type MenuItem = z.output<typeof menuItemSchema>
export type SectionContent = z.output<typeof sectionContentSchema>
export type Section = z.output<typeof sectionSchema>
export type NewsItem = z.output<typeof newsItemSchema>
export type Feature = z.output<typeof featureSchema>
export type Product = z.output<typeof productSchema>
export type Tool = z.output<typeof toolSchema>
export type Business = z.output<typeof businessSchema>
export type BlogSummary = z.output<typeof blogSummarySchema>
export type BlogDetail = z.output<typeof blogDetailSchema>
export type MiningLocation = z.output<typeof miningLocationSchema>
export type Relation = (typeof relations)[number]
export type Manager = z.output<typeof managerSchema>
export type GalleryEntry = z.output<typeof galleryEntrySchema>
export type Home = z.output<typeof homeSchema>
export type Contact = z.output<typeof contactSchema>

function parseJson(value: string): unknown {
  try {
    return parseLimitedJson(value)
  } catch {
    return value
  }
}
