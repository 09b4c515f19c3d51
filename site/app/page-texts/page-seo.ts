import type { Seo } from '@niaga/contract/page-texts'
import type { ImageSource } from '../../content/image-source.server.ts'
import { plainText } from '../ui/text/plain-text.ts'
import type { PageSeo } from './site-page.ts'

/** Returns an editor's texts for search engines, which replace those of an item, sheet or article. */
export function pageSeo(seo: Seo | undefined, picture: ImageSource): PageSeo {
  return {
    title: plainText(seo?.title ?? ''),
    description: plainText(seo?.description ?? ''),
    picture: picture('page', seo?.image ?? null),
  }
}
