import type { SheetPath } from '@niaga/contract/sheet-paths'

/** A barge size common in Indonesia, by its length in feet. */
export type BargeClass = { feet: number; tonnes: number }

/**
 * Coal in tonnes, according to PT Batulicin Nusantara Maritim (batulicinnusantaramaritim.com, tongkang batubara): 2,000,
 * 4,000, 6,000, 8,000 and 10,000 to 12,000. Other owners give more for the same length.
 */
export const bargeClasses = [
  { feet: 180, tonnes: 2000 },
  { feet: 230, tonnes: 4000 },
  { feet: 270, tonnes: 6000 },
  { feet: 300, tonnes: 8000 },
  { feet: 330, tonnes: 10_000 },
] as const satisfies readonly BargeClass[]

/**
 * Volume of a tonne of cargo in a hold, in m³, by the cargo's specification sheet: our own typical values for dry, loose
 * material. Metals are not shipped in bulk.
 */
export const stowageFactors: Readonly<Partial<Record<SheetPath, number>>> = {
  '/produk/batubara': 1.3,
  '/produk/silika': 0.7,
  '/produk/kuarsa': 0.65,
  '/produk/zirkonium': 0.35,
}

/** Chosen instead of a vessel: the barges go to the destination themselves. */
export const noVessel = 'tanpa'

const vesselNames = ['handysize', 'handymax', 'supramax', 'panamax'] as const

export type VesselName = (typeof vesselNames)[number]

export type VesselClass = {
  name: VesselName
  title: string
  /** Deadweight of the class in tonnes. */
  from: number
  to: number
  /** A usual cargo of the class, in tonnes. */
  tonnes: number
  /** Capacity of the holds, in m³ of grain. */
  cubicMetres: number
  /** Draft when laden in salt water, in metres. */
  draft: number
  isGeared: boolean
}

/**
 * Deadweights up to the Supramax, and the first two drafts, are from Bulk Carrier Guide (bulkcarrierguide.com, size
 * range); the Panamax's holds are those of the Baltic Panamax, 3.0 million cubic feet. The other values are our own,
 * typical of the classes.
 */
export const vesselClasses = [
  {
    ...{ name: 'handysize', title: 'Handysize', from: 24_000, to: 35_000, tonnes: 28_000 },
    ...{ cubicMetres: 42_000, draft: 10, isGeared: true },
  },
  {
    ...{ name: 'handymax', title: 'Handymax', from: 35_000, to: 50_000, tonnes: 45_000 },
    ...{ cubicMetres: 60_000, draft: 11.8, isGeared: true },
  },
  {
    ...{ name: 'supramax', title: 'Supramax', from: 50_000, to: 61_000, tonnes: 55_000 },
    ...{ cubicMetres: 70_000, draft: 12.8, isGeared: true },
  },
  {
    ...{ name: 'panamax', title: 'Panamax', from: 65_000, to: 80_000, tonnes: 70_000 },
    ...{ cubicMetres: 85_000, draft: 13.5, isGeared: false },
  },
] as const satisfies readonly VesselClass[]
