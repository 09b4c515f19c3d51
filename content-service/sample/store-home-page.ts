import type { BaseLocale } from '@niaga/contract/locale'
import { type PictureIds, type Store, textsIn } from './store.ts'
import type { HomePage } from './types.ts'

/** Stores the four sections of the home page. */
export async function storeHomePage(
  { payload, req }: Store,
  home: HomePage,
  pictures: PictureIds,
): Promise<void> {
  const stored = await payload.updateGlobal({
    slug: 'home-page',
    req,
    locale: 'id',
    data: getData(home, 'id', pictures, []),
  })
  const rows = stored.faq?.items?.map(({ id }) => id) ?? []
  await payload.updateGlobal({
    slug: 'home-page',
    req,
    locale: 'en',
    data: getData(home, 'en', pictures, rows),
  })
}

/** @param rows the ids of the stored questions, to which a second language adds its texts */
function getData(
  { hero, about, vision, faq }: HomePage,
  locale: BaseLocale,
  pictures: PictureIds,
  rows: (string | null | undefined)[],
) {
  const { picture: heroPicture, ...heroTexts } = hero
  const { picture: aboutPicture, ...aboutTexts } = about
  const { picture: visionPicture, ...visionTexts } = vision
  const { items, ...faqTexts } = faq
  return {
    hero: { ...textsIn(heroTexts, locale), image: pictures[heroPicture] },
    about: { ...textsIn(aboutTexts, locale), image: pictures[aboutPicture] },
    vision: { ...textsIn(visionTexts, locale), image: pictures[visionPicture] },
    faq: {
      ...textsIn(faqTexts, locale),
      items: items.map((item, index) => ({ ...textsIn(item, locale), id: rows[index] })),
    },
  }
}
