import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Machine } from '../machine.ts'
import { type Palette, palettes, styleSheet } from './palettes.ts'
import { layersOf } from './sheet.ts'

const width = 1600
const height = 1067
/** Where the ground is in the picture. */
const groundAt = 800
const groundOfTallAt = 970
const groundOfRowAt = 680
const margin = 110
const contours = readFileSync(
  new URL('../../../site/app/styles/patterns/contours.svg', import.meta.url),
  'utf8',
)

/** A picture of one machine: as large as it fits, on the ground, without dimensions, which would be too small to read. */
export function pictureOf(machine: Machine): Promise<Buffer> {
  const { machine: body, ground, box } = layersOf(machine)
  const isTall = -box.top > box.right - box.left
  const baseline = isTall ? groundOfTallAt : groundAt
  const scale = Math.min(
    (width - 2 * margin) / (box.right - box.left),
    (baseline - margin) / -box.top,
    1.9,
  )
  const left = width / 2 - (scale * (box.left + box.right)) / 2
  return rendered([layer(body, left, scale), layer(ground, left, scale)], baseline)
}

/** A picture of several machines in a row, in their order from the left and to one scale. */
export function pictureOfRow(machines: readonly Machine[]): Promise<Buffer> {
  const gap = 0.9
  const drawn = machines.map((machine) => {
    const { machine: body, box } = layersOf(machine)
    const metres = machine.across / 1085
    return { body, box, metres, length: (box.right - box.left) * metres }
  })
  const length = drawn.reduce((sum, one) => sum + one.length, gap * (drawn.length - 1))
  const perMetre = (width - margin) / length
  let left = margin / 2
  const layers = drawn.map(({ body, box, metres, length }) => {
    const scale = perMetre * metres
    const placed = layer(body, left - box.left * scale, scale)
    left += (length + gap) * perMetre
    return placed
  })
  return rendered([...layers, layer('<path class="G" d="M-9000 0H9000"/>', 0, 1)], groundOfRowAt)
}

type Layer = { body: string; left: number; scale: number }

function layer(body: string, left: number, scale: number): Layer {
  return { body, left, scale }
}

function rendered(layers: readonly Layer[], baseline: number): Promise<Buffer> {
  const palette: Palette = palettes.card
  const groups = layers.map(({ body, left, scale }, index) => {
    const name = `l${index}`
    const rules = styleSheet(palette, 1.7 / scale, `.${name}`)
    return `<style>${rules}</style><g class="${name}" transform="translate(${left} ${baseline}) scale(${scale})"><g class="sil">${body}</g>${body}</g>`
  })
  const pattern = contours
    .replaceAll('#000', palette.outline)
    .replace('<svg', `<svg width="${width}" height="${height}" opacity=".1"`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${palette.ground}"/>${pattern}${groups.join('')}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 86, effort: 6, smartSubsample: true }).toBuffer()
}
