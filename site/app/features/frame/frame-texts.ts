import { type AboutPath, aboutPaths } from '@niaga/contract/pages'
import type { SitePages } from '../../page-texts/read-pages.server.ts'

/** Texts of the navigation about pages, and the pages that the footer's last line links to. */
export type FrameTexts = {
  aboutIntro: string
  productsIntro: string
  toolsIntro: string
  /** The pages about the company. */
  about: { path: AboutPath; summary: string }[]
  ownPages: { path: string; title: string }[]
}

export function frameTexts({ pageAt, footerPages }: SitePages): FrameTexts {
  return {
    aboutIntro: pageAt('/tentang-kami').texts.menu_intro,
    productsIntro: pageAt('/produk').texts.menu_intro,
    toolsIntro: pageAt('/alat').texts.menu_intro,
    about: aboutPaths.map((path) => ({ path, summary: pageAt(path).texts.menu_summary })),
    ownPages: footerPages(),
  }
}
