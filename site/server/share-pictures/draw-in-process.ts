import { drawSharePicture, type ShareDrawing } from './draw-share-picture.ts'

// Started as a process by `draw-apart.ts`: draws one picture and ends.

process.once('message', async (content: ShareDrawing) => {
  const bytes = await drawSharePicture(content)
  process.send?.(bytes, () => process.disconnect())
})
