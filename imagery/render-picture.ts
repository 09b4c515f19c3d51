/**
 * Renders pictures again from their scenes: `npm run imagery -- coal gold`.
 * `--draft` renders small and writes `imagery/drafts/<name>.png` instead of the masters.
 * `--from <file.png>` uses a frame that was rendered before.
 * `--threads 2` is faster and renders the same picture.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type Picture, pictures } from './pictures.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const draftScale = 0.25
const draftSamples = 12
const edge = 3
const defaultQuality = 86

function renderFrame(picture: Picture, path: string, isDraft: boolean, threads: number) {
  const { scene, view, width, height, samples } = picture
  const scale = isDraft ? draftScale : 1
  const settings = {
    '-W': Math.round(width * scale),
    '-H': Math.round(height * scale),
    '-s': isDraft ? draftSamples : samples,
    '-v': view ?? '',
    '-t': threads,
    '-o': path,
  }
  const { status, error } = spawnSync(
    'blender',
    [
      ...['-b', '-t', String(threads), '--python', join(root, 'imagery/run.py'), '--', scene],
      ...Object.entries(settings).flatMap(([name, value]) => [name, String(value)]),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (error) throw error
  if (status !== 0) throw new Error(`Blender ended with ${status} while it rendered ${scene}.`)
}

async function writeMasters(picture: Picture, frame: string) {
  const { width, height } = picture
  const whole = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }
  const master = await sharp(frame)
    .extract(picture.part ?? whole)
    .webp({ quality: picture.quality ?? defaultQuality, effort: 6, smartSubsample: true })
    .toBuffer()
  for (const path of picture.masters) {
    writeFileSync(join(root, path), master)
    console.log(`${path} ${Math.round(master.byteLength / 1024)} KB`)
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    from: { type: 'string' },
    threads: { type: 'string', default: '1' },
  },
})
const threads = Number(values.threads)
if (positionals.length === 0) console.log(Object.keys(pictures).join('\n'))

for (const name of positionals) {
  const picture = pictures[name]
  if (!picture) throw new Error(`There is no picture “${name}”; imagery/pictures.ts lists them.`)
  if (values.draft) {
    const drafts = join(root, 'imagery/drafts')
    mkdirSync(drafts, { recursive: true })
    renderFrame(picture, join(drafts, `${name}.png`), true, threads)
    continue
  }
  const folder = mkdtempSync(join(tmpdir(), 'imagery-'))
  const frame = values.from ?? join(folder, `${name}.png`)
  if (!values.from) renderFrame(picture, frame, false, threads)
  await writeMasters(picture, frame)
  rmSync(folder, { recursive: true })
}
