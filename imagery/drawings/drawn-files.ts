import { pictureOf, pictureOfRow } from './kit/picture.ts'
import { fragment } from './kit/sheet.ts'
import { dumpTruck } from './machines/dump-truck.ts'
import { excavator } from './machines/excavator.ts'
import { loader } from './machines/loader.ts'
import { machines } from './machines.ts'
import { sectionFragments } from './section/section.ts'

/** What a page inlines, by its path from the repository's root. */
export function fragments(): [path: string, svg: string][] {
  const all = [
    ...machines.map((machine) => [machine.name, fragment(machine)] as const),
    ...sectionFragments(),
  ]
  return all.map(([name, svg]) => [`site/app/ui/drawings/svg/${name}.svg`, svg])
}

const sample = (name: string) => `content-service/sample/pictures/${name}.webp`

/** The pictures that are made of the drawings: by their paths, how. */
const pictures: readonly [path: string, draw: () => Promise<Buffer>][] = [
  ...machines.map((machine): [string, () => Promise<Buffer>] => [
    `site/public/pictures/${machine.name}.webp`,
    () => pictureOf(machine),
  ]),
  [sample('excavator'), () => pictureOf(excavator)],
  [sample('fleet'), () => pictureOfRow([excavator, dumpTruck, loader])],
]

export const drawnPictures = pictures.map(([path]) => path)

/** Every file that is made of the drawings, by its path from the repository's root. */
export async function drawnFiles(): Promise<[path: string, content: string | Buffer][]> {
  const drawn = pictures.map(
    async ([path, draw]): Promise<[string, Buffer]> => [path, await draw()],
  )
  return [...fragments(), ...(await Promise.all(drawn))]
}
