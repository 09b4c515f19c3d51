import { z } from 'zod'
import { listOf, optionalObject, optionalText, optionalTimestamp, text } from './lenient.ts'
import { inEachLocale } from './locale-schema.ts'

/** Pages of the content contract: the company's texts on each page of the site, and the company's own pages. */

/** Texts for search engines and link previews; omitted texts come from the document itself. */
export const seoSchema = z.object({
  title: optionalText,
  description: optionalText,
  image: optionalText,
})

const seoTranslation = seoSchema.omit({ image: true })

/** The SEO texts of an entity that contains its translations. */
export const translatedSeoSchema = seoSchema.extend({
  translations: optionalObject(inEachLocale(seoTranslation)),
})

const closingSchema = z.object({ title: text, text, button_text: text, button_url: text })

/** One or more words of lower-case letters and digits, joined by hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+){0,19}$/

export const pageSchema = z
  .object({
    path: optionalText.describe(
      'The address in Indonesian of a page of the specification. `/produk/{id}` stands for the pages of all products and their sheets, `/alat/{id}` and `/blog/{id}` likewise.',
    ),
    slug: optionalText.describe('The address of a page of the company’s own: /{slug}'),
    title: text,
    intro: text,
    image: optionalText,
    image_alt: optionalText,
    closing: optionalObject(closingSchema).describe(
      'The band before the footer. `button_url` is an address on the site or a place on the page.',
    ),
    texts: listOf(z.object({ name: z.string().min(1), text })).describe(
      'Other texts of the page by name, such as the headings of its sections',
    ),
    seo: optionalObject(seoSchema),
    body: optionalText.describe('Untrusted HTML of a page with a slug: the reader sanitises it'),
    in_footer: z
      .preprocess((value) => value === true || undefined, z.boolean().optional())
      .describe('Whether every footer links to it'),
    updated_at: optionalTimestamp.describe(
      'When a page of the company’s own was last changed, a timestamp in ISO 8601',
    ),
  })
  .refine(({ path, slug }) => (path === undefined) !== (slug === undefined), 'a path or a slug')
  .refine(({ slug }) => slug === undefined || slugPattern.test(slug), 'a well-formed slug')
  .describe(
    'The texts of a page, in one language. `{company}` in a text is the company’s name, `{name}` in those of `/produk/{id}` and `/alat/{id}` that of the item, `{retention}` in a body how long messages are kept. It has either a `path` or a `slug`.',
  )

export type Seo = z.output<typeof seoSchema>
export type TranslatedSeo = z.output<typeof translatedSeoSchema>
export type Page = z.output<typeof pageSchema>
