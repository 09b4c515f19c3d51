import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  groundAt,
  type PlacedMachine,
  person,
  proportions,
} from '../../app/ui/drawings/placed-machine.ts'
import { loadSharp } from './resize-picture.ts'

const width = 1200
const height = Math.round(width * proportions)
const groundThickness = 3
const colours = { background: '#14171a', ground: '#f6f3ee' }

/** The margin around a cut-out, in lengths of its machine. */
const marginOfCutOut = 0.02

/** Draws a machine beside a person to one scale, on the ground. */
export async function drawPlacedMachine(placed: PlacedMachine, folder: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const { file, across, left, length, personLeft } = placed
  const ground = Math.round(height * groundAt)
  const cutOut = async (name: string, at: number, metres: number) => {
    const margin = metres * marginOfCutOut
    const pixels = (value: number) => Math.round((value * width) / across)
    const bytes = await readFile(join(folder, name))
    const { data, info } = await sharp(bytes)
      .resize(Math.max(1, pixels(metres + 2 * margin)))
      .toBuffer({ resolveWithObject: true })
    return { input: data, left: pixels(at - margin), top: ground + pixels(margin) - info.height }
  }
  const line = { width, height: groundThickness, channels: 3, background: colours.ground } as const
  return sharp({ create: { width, height, channels: 3, background: colours.background } })
    .composite([
      { input: { create: line }, left: 0, top: ground },
      await cutOut(file, left, length),
      await cutOut('person.webp', personLeft, person.length),
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
