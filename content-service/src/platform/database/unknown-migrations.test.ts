import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakingStatements } from '../../testing/breaking-statements.ts'
import { isExpansion, unknownMigrations } from './unknown-migrations.ts'

const folder = join(import.meta.dirname, 'migrations')
const dialects = ['postgres', 'sqlite'] as const

test('tells migrations that only add from others by their names', () => {
  const migrations = ['20261122_144440_initial']
  const applied = [
    ...migrations,
    '20270101_120000_expand_hours',
    '20270102_120000_without_expand_hours',
  ]
  expect(unknownMigrations(applied, migrations)).toEqual({
    expanding: ['20270101_120000_expand_hours'],
    breaking: ['20270102_120000_without_expand_hours'],
  })
})

test.for(dialects)('every migration of %s that says that it only adds does so', (dialect) => {
  for (const file of globSync('[0-9]*.ts', { cwd: join(folder, dialect) }).filter(isExpansion)) {
    expect.soft([file, ...breakingStatements(read(dialect, file))]).toEqual([file])
  }
})

test.for(dialects)('finds nothing in a migration of %s that only adds', (dialect) => {
  expect(breakingStatements(read(dialect, '*_visits.ts'))).toEqual([])
})

test.for(dialects)('finds a column that a migration of %s drops', (dialect) => {
  expect(breakingStatements(read(dialect, '*_notes.ts'))).toEqual([
    'ALTER TABLE "messages" DROP COLUMN "note"',
  ])
})

test.for([
  'ALTER TABLE "messages" ADD COLUMN "hours" varchar;',
  `ALTER TABLE "messages" ADD COLUMN "hours" varchar DEFAULT '' NOT NULL;`,
  `CREATE TABLE "hours" ("id" serial); CREATE UNIQUE INDEX "one" ON "hours" USING btree ("id");`,
  `ALTER TABLE "messages" ADD COLUMN "hours_id" integer;
   ALTER TABLE "messages" ADD CONSTRAINT "fk" FOREIGN KEY ("hours_id") REFERENCES "hours"("id") ON DELETE set null;`,
])('lets a migration that only adds: %s', (statements) => {
  expect(breakingStatements(migration(statements))).toEqual([])
})

test.for([
  'ALTER TABLE "messages" ADD COLUMN "hours" varchar NOT NULL;',
  'ALTER TABLE "messages" ADD "hours" text UNIQUE;',
  'ALTER TABLE "messages" ALTER COLUMN "name" SET NOT NULL;',
  'ALTER TABLE "messages" RENAME TO "enquiries";',
  `ALTER TYPE "public"."enum_users_role" ADD VALUE 'guest';`,
  'CREATE UNIQUE INDEX "one" ON "messages" USING btree ("email");',
  'ALTER TABLE "messages" ADD CONSTRAINT "fk" FOREIGN KEY ("country_id") REFERENCES "countries"("id") ON DELETE set null;',
  'DELETE FROM "messages";',
  `UPDATE "messages" SET "status" = 'read';`,
])('reports %s', (statement) => {
  expect(breakingStatements(migration(statement))).toHaveLength(1)
})

test('reports a step that is a program', () => {
  const source = migration('').replace('}', '  await storeCustomerKeys(req)\n}')
  expect(breakingStatements(source)).toEqual(['await storeCustomerKeys(req)'])
})

function migration(statements: string): string {
  return `export async function up({ db, req }) {\n  await db.execute(sql\`\n   ${statements}\`)\n}\n`
}

function read(dialect: string, pattern: string): string {
  const [file = ''] = globSync(pattern, { cwd: join(folder, dialect) })
  return readFileSync(join(folder, dialect, file), 'utf8')
}
