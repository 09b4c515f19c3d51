import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visits\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`total\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_kind_name_language_idx\` ON \`visits\` (\`day\`,\`kind\`,\`name\`,\`language\`);`)
  await db.run(sql`CREATE TABLE \`visit_batches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`day\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_batches_batch_idx\` ON \`visit_batches\` (\`batch\`);`)
  await db.run(sql`CREATE INDEX \`visit_batches_day_idx\` ON \`visit_batches\` (\`day\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visits\`;`)
  await db.run(sql`DROP TABLE \`visit_batches\`;`)
}
