import type { ContactDetails } from '@niaga/contract/contact-details'

/** A product or tool as the menus show it; `summary` is the first two words of its description. */
export type MenuEntry = { id: number; name: string; summary: string }

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube'
export type SocialLink = { network: SocialNetwork; href: string }

/** A text that nobody filled in is `''`. */
export type Company = { name: string; tagline: string; description: string }

/**
 * What stands around every page. `null` says that a call failed: the part that needs it degrades alone
 * and the page stands. `company` and `social` come with the contact data and are empty without it.
 */
export type Chrome = {
  company: Company
  social: SocialLink[]
  contact: ContactDetails | null
  products: MenuEntry[] | null
  tools: MenuEntry[] | null
  businesses: string[] | null
}
