/** A text that nobody filled in is `''` or an empty list. */
export type AboutView = {
  name: string
  tagline: string
  description: string[]
  services: string[]
}

export type VisionView = Record<'vision' | 'mission' | 'motto', string[]>
