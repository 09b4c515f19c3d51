import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './services.ts'

/** Reports wording in comments and names that reads as translated. Part of `npm run lint`. */

const folders = '{contract,server-kit,content-service,site,scripts,tests,deploy}'
const generated =
  /node_modules|\/(build|\.next|\.react-router|migrations|paraglide)\/|payload-types/

const commentRules: readonly [RegExp, string][] = [
  [/^(Of|Also|Whose) /, 'begin with the subject'],
  [/\bones? that\b/, 'name the thing'],
  [/(?<!\bthere )\b(is|are|was|were) no (?!longer\b)/i, 'write "is not a …"'],
  [/\b(says|tells) (that|how|which|what|whether)\b/, 'write "shows", "reports" or "records"'],
  [/\bso that\b.*\bso that\b/, 'write "so that" once'],
]
const nameRules: readonly [RegExp, string][] = [
  [/\b(most|least)(?!Selective)[A-Z]\w*/g, 'write "max" or "min"'],
  [
    /\b(?:function|const) (?!is|oneOf|listOf|optionalListOf|servicesOf)[a-z]\w*Of\b/g,
    'write "getX" or "xFor"',
  ],
]

const faults = globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
  .filter((file) => !generated.test(file))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...getCommentFaults(source), ...getNameFaults(source)].map(([index, fault]) => {
      const line = source.slice(0, index).split('\n').length
      return `${file}:${line} ${fault}`
    })
  })
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

function getCommentFaults(source: string): [index: number, fault: string][] {
  return [...source.matchAll(/(?<=\s)\/\*\*?\s[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gm)].flatMap(
    (comment) => {
      const text = comment[0]
        .replace(/^\s*(\/\*\*?|\*\/?|\/\/)|\*\/$/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
      return commentRules
        .filter(([rule]) => rule.test(text))
        .map(([, advice]): [number, string] => [comment.index, `${advice}: ${text.slice(0, 80)}`])
    },
  )
}

function getNameFaults(source: string): [index: number, fault: string][] {
  return nameRules.flatMap(([rule, advice]) =>
    [...source.matchAll(rule)].map(({ 0: name, index }): [number, string] => [
      index,
      `${advice}: ${name}`,
    ]),
  )
}
