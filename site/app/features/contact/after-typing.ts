/** The parts that a visitor sees only after typing or sending: a separate script, loaded by `later-parts.tsx`. */
// biome-ignore-start lint/performance/noBarrelFile: the bundler makes one file of it.
export { OtherWays } from './other-ways.tsx'
export { RequestPreview } from './request-preview.tsx'
export { SentReceipt } from './sent-receipt.tsx'
// biome-ignore-end lint/performance/noBarrelFile: as above
