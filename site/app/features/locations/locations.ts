export type LocationEntry = {
  id: number
  place: string
  description: string[]
  picture: string | null
}
