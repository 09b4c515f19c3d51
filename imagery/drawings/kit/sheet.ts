import type { Machine } from '../machine.ts'
import { Board, type Box, type Element, type Material, materials } from './board.ts'
import { short } from './path.ts'

/** How far ground and strata go beyond the machine: to both edges of any window. */
const far = 3600

export type Layers = {
  ghost: string
  ground: string
  machine: string
  dimensions: string
  box: Box
}

/** The layers of a machine's drawing, as SVG. */
export function layersOf({ front, across, ghost, ground, machine, dimensions }: Machine): Layers {
  const b = new Board(front, across)
  machine(b)
  const body = b.take()
  ghost(b)
  const movement = b.take()
  ground?.(b)
  const own = b.take()
  dimensions(b)
  return {
    ghost: markup(merged(movement.elements)),
    ground: ground ? markup(own.elements) : `<path class="G" d="M-${far} 0H${far}"/>`,
    machine: markup(body.elements),
    dimensions: markup(merged(b.take().elements)),
    box: body.box,
  }
}

/**
 * What is inside a page's `svg` element: strata, ground, the movement, the machine with its heavy silhouette, the
 * dimensions. The silhouette is a second use of the machine behind it (`.sil`), for 30 bytes.
 */
export function fragment(machine: Machine): string {
  const { ghost, ground, machine: body, dimensions } = layersOf(machine)
  const id = `drawing-${machine.name}`
  return [
    `<g class="drawn strata">${strata}</g><g class="drawn">${ground}</g>`,
    `<g class="drawn env">${ghost}</g><use class="sil" href="#${id}"/><g class="drawn" id="${id}">${body}</g>`,
    `<g class="drawn dims">${dimensions}</g>`,
  ].join('')
}

export function markup(elements: readonly Element[]): string {
  return elements
    .map((element) => {
      if ('path' in element)
        return `<path class="${materials[element.material]}" d="${element.path}"/>`
      const [x, y] = [short(element.x), short(element.y)]
      const turn = element.isUpright ? ` transform="rotate(-90 ${x} ${y})"` : ''
      return `<text x="${x}" y="${y}"${turn}>${element.text}</text>`
    })
    .join('')
}

/** One path for each material; the figures last, above the lines. */
function merged(elements: readonly Element[]): Element[] {
  const paths = new Map<Material, string>()
  for (const element of elements)
    if ('path' in element)
      paths.set(element.material, (paths.get(element.material) ?? '') + element.path)
  const texts = elements.filter((element) => 'text' in element)
  return [...[...paths].map(([material, path]) => ({ material, path })), ...texts]
}

/** Layers below the ground: each a long wave. */
const strata = `<path class="s" d="${[38, 92, 128, 190]
  .map(
    (below, index) =>
      `M-${far} ${below}q225 ${index % 2 === 0 ? 18 : -16} 450 0${'t450 0'.repeat(15)}`,
  )
  .join('')}"/>`
