/**
 * Draws the sample pictures that are graphics, not renders: the logos of the business units. `node
 * content-service/sample/draw-pictures.ts` writes them into content-service/sample/pictures.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const picturesUrl = new URL('./pictures/', import.meta.url)

const graphite = '#23282d'
const ore = '#b4551d'

function svg(width: number, height: number, body: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}

/** Three layers, the middle one of coal cut by a road: the energy business. */
const energyLogo = svg(
  480,
  480,
  `<g fill="none" stroke-width="46" stroke-linejoin="miter">
    <path d="M60 170 240 80l180 90" stroke="${graphite}"/>
    <path d="M60 280 240 190l180 90" stroke="${ore}"/>
    <path d="M60 390 240 300l180 90" stroke="${graphite}"/>
  </g>`,
)

/** A cut crystal seen from above: the minerals business. */
const mineralsLogo = svg(
  480,
  480,
  `<path d="M240 50 405 145v190L240 430 75 335V145Z" fill="${graphite}"/>
  <path d="M240 240 405 145v190L240 430Z" fill="${ore}"/>
  <path d="M240 50v190L75 335M240 240l165-95M240 240v190" fill="none" stroke="#fff" stroke-width="16"/>
  <path d="M240 240 75 145" fill="none" stroke="#fff" stroke-width="16"/>`,
)

/** A crawler track, its two wheels and the frame between them: the equipment business. */
const equipmentLogo = svg(
  480,
  480,
  `<path d="M140 140H340a100 100 0 0 1 0 200H140a100 100 0 0 1 0-200Z" fill="none" stroke="${graphite}" stroke-width="46" stroke-dasharray="55.4 9"/>
  <path d="M140 218h200v44H140Z" fill="${ore}"/>
  <g fill="${ore}"><circle cx="140" cy="240" r="56"/><circle cx="340" cy="240" r="56"/></g>
  <g fill="#fff"><circle cx="140" cy="240" r="18"/><circle cx="340" cy="240" r="18"/></g>`,
)

async function write(name: string, drawing: string) {
  const path = fileURLToPath(new URL(`${name}.webp`, picturesUrl))
  await sharp(Buffer.from(drawing)).webp({ quality: 88, effort: 6, lossless: true }).toFile(path)
}

await write('logo-energy', energyLogo)
await write('logo-minerals', mineralsLogo)
await write('logo-equipment', equipmentLogo)
