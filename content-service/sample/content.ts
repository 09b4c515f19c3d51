import { businesses } from './businesses.ts'
import { company } from './company.ts'
import { documents } from './documents.ts'
import { footer } from './footer.ts'
import { galleries } from './galleries.ts'
import { home } from './home.ts'
import { managers } from './managers.ts'
import { menu } from './menu.ts'
import { miningLocations } from './mining-locations.ts'
import { privacy } from './pages/privacy.ts'
import { terms } from './pages/terms.ts'
import { people } from './people.ts'
import { pictures } from './pictures.ts'
import { posts } from './posts.ts'
import { products } from './products.ts'
import { redirects } from './redirects.ts'
import { replyTemplates } from './reply-templates.ts'
import { settings } from './settings.ts'
import { sheetPictures } from './sheet-pictures.ts'
import { tools } from './tools.ts'
import type { SampleContent } from './types.ts'
import { units } from './units.ts'

/** The content that fills an empty content service. */
export const sampleContent = {
  pictures,
  settings,
  company,
  footer,
  menu,
  home,
  products,
  tools,
  units,
  sheetPictures,
  documents,
  businesses,
  people,
  posts,
  miningLocations,
  managers,
  galleries,
  ownPages: [privacy, terms],
  redirects,
  replyTemplates,
} satisfies SampleContent
