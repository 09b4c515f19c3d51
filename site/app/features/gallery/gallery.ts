export type GalleryPicture = {
  id: number
  title: string
  description: string[]
  picture: string | null
}
