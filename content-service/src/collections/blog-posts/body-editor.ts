import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { FieldAffectingData } from 'payload'
import type { Label } from '../../platform/admin/labels.ts'
import { PastedFeature } from './pasted/feature.ts'

const labels: Record<string, Label> = {
  text: { id: 'Teks tautan', en: 'Link text' },
  url: { id: 'Alamat', en: 'Address' },
  newTab: { id: 'Buka di tab baru', en: 'Open in a new tab' },
}

const namesFeature = createServerFeature({
  key: 'names',
  feature: {
    ClientFeature: '/src/collections/blog-posts/editor-names.tsx#EditorNamesClient',
  },
})

/** Offers only formats that the site has styles for. */
export const bodyEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    SuperscriptFeature(),
    SubscriptFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UploadFeature({ enabledCollections: ['media'] }),
    PastedFeature(),
    namesFeature(),
    EXPERIMENTAL_TableFeature(),
    HorizontalRuleFeature(),
  ],
})

/** The fields of a link in an article; editors can choose its address among the pages of the site. */
function linkFields({
  defaultFields,
}: {
  defaultFields: FieldAffectingData[]
}): FieldAffectingData[] {
  return defaultFields.map((field) => {
    const label = labels[field.name ?? '']
    if (field.type === 'checkbox') return { ...field, label }
    // Hides the kind of link: every link has an address.
    if (field.type === 'radio') return { ...field, admin: { ...field.admin, hidden: true } }
    if (field.type !== 'text') return field
    const afterInput = field.name === 'url' ? ['/src/plugins/desk/link-part.tsx#LinkPart'] : []
    const components = { Label: '/src/platform/admin/dialog-label.tsx#DialogLabel', afterInput }
    return { ...field, label, admin: { ...field.admin, components } }
  })
}
