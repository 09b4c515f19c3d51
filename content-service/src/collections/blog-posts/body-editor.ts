import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { linkFields } from './link-fields.ts'
import { PastedPicturesFeature } from './pasted-pictures/feature.ts'

/** Offers only formats that the site has styles for. */
export const bodyEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UploadFeature({ enabledCollections: ['media'] }),
    PastedPicturesFeature(),
    HorizontalRuleFeature(),
  ],
})
