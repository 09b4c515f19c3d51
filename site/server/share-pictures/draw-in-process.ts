import { drawSharePicture, type ShareDrawing } from './draw-share-picture.ts'

// The process that `draw-apart.ts` starts: draws one picture and ends.

process.once('message', async (content: ShareDrawing) => {
  const bytes = await drawSharePicture(content)
  process.send?.(bytes, () => process.disconnect())
})
