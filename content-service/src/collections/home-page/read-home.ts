import type { Home } from '@niaga/contract/entities'
import type { BaseLocale } from '@niaga/contract/locale'
import type { Payload } from 'payload'
import { readLatestNews } from '../blog-posts/read-blog.ts'
import { readContact } from '../company-settings/read-settings.ts'
import { readLocalizedGlobal } from '../content/localized-global.ts'
import { readMenuItems } from '../menu-items/read-menu-items.ts'
import { presentSections } from './present-sections.ts'

/** Returns everything that the home page shows. */
export async function readHome(payload: Payload, locale: BaseLocale): Promise<Home> {
  return {
    ...(await readContact(payload, locale)),
    menus: await readMenuItems(payload),
    sections: presentSections(await readLocalizedGlobal(payload, 'home-page')),
    latest_news: await readLatestNews(payload, locale),
  }
}
