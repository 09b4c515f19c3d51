/** A product or tool as the menus show it; `summary` is the first two words of its description. */
export type MenuEntry = { id: number; name: string; summary: string }

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'youtube'
export type SocialLink = { network: SocialNetwork; href: string }

export type ContactDetails = {
  phone: string | null
  email: string | null
  address: string | null
  workingHours: string[]
}

export type Company = { name: string | null; tagline: string | null; description: string | null }

/**
 * What stands around every page. `null` says that a list could not be loaded: the part that needs
 * it degrades alone and the page stands.
 */
export type Chrome = {
  company: Company
  contact: ContactDetails | null
  social: SocialLink[]
  products: MenuEntry[] | null
  tools: MenuEntry[] | null
  businesses: string[] | null
}
