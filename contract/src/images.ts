import type { EquipmentSheetPath } from './sheet-paths.ts'

/** The kind of thing that a picture belongs to; product pictures are under `/storage/` (specification, section 7). */
export type PictureKind =
  | 'product'
  | 'tool'
  | 'blog'
  | 'business'
  | 'location'
  | 'manager'
  | 'gallery'
  | 'section'
  | 'sheet'
  | 'page'
  | 'company'
  | 'person'
  | 'unit'

/**
 * Returns the URL of a picture on its content host: `{host}/storage/{image}` for products, `{host}/{path}` for every other
 * kind. An absolute URL on the content host's origin is returned unchanged.
 *
 * @returns `null` for a blank path, another origin or scheme, or a path with `..` segments
 */
export function pictureUrl(host: string, kind: PictureKind, path: string | null): URL | null {
  const value = path?.trim() ?? ''
  if (value === '' || hasParentSegment(value)) return null
  const origin = new URL(host).origin
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return sameOrigin(value, origin)
  const relative = value.replace(/^[\\/]+/, '')
  const base = host.replace(/\/+$/, '')
  return sameOrigin(`${base}/${kind === 'product' ? 'storage/' : ''}${relative}`, origin)
}

function sameOrigin(value: string, origin: string): URL | null {
  if (!URL.canParse(value)) return null
  const url = new URL(value)
  return url.origin === origin && url.username === '' && url.password === '' ? url : null
}

/** Detects percent-encoded segments too, which `URL` would resolve, and backslashes, which it reads as slashes. */
function hasParentSegment(path: string): boolean {
  const segments = path
    .replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/')
    .split(/[/?#]/)
  return segments.includes('..')
}

/** The machines that are drawn, by their specification sheets. */
export const drawnMachines = {
  '/alat/excavator': 'excavator',
  '/alat/bulldozer': 'bulldozer',
  '/alat/dumptruck': 'dump-truck',
  '/alat/drilling': 'drilling',
  '/alat/roller': 'roller',
  '/alat/loader': 'loader',
  '/alat/pompa': 'pump',
  '/alat/kapal': 'sand-suction-vessel',
  '/alat/bor': 'drill-machine',
} as const satisfies Record<EquipmentSheetPath, string>

export type DrawnMachine = (typeof drawnMachines)[EquipmentSheetPath]

const drawnFiles = Object.values(drawnMachines).map((name) => `drawing-${name}.webp`)

/** Whether a machine's picture is the raster of its drawing, which hosts give to readers that do not draw. */
export function isDrawing(path: string | null): boolean {
  return drawnFiles.includes(path?.split('/').at(-1) ?? '')
}
