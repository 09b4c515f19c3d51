import * as migration_20261121_101027_initial from './20261121_101027_initial.ts';
import * as migration_20261121_102638_blog_order from './20261121_102638_blog_order.ts';
import * as migration_20261121_103754_messages_and_versions from './20261121_103754_messages_and_versions.ts';
import * as migration_20261121_104647_roles_and_history from './20261121_104647_roles_and_history.ts';
import * as migration_20261121_121554_imported_documents from './20261121_121554_imported_documents.ts';
import * as migration_20261121_121600_texts_by_post from './20261121_121600_texts_by_post.ts';
import * as migration_20261121_155238_texts_of_pictures from './20261121_155238_texts_of_pictures.ts';
import * as migration_20261121_162905_second_factor_and_audit from './20261121_162905_second_factor_and_audit.ts';
import * as migration_20261121_194900_versions_by_post from './20261121_194900_versions_by_post.ts';

export const migrations = [
  {
    up: migration_20261121_101027_initial.up,
    down: migration_20261121_101027_initial.down,
    name: '20261121_101027_initial',
  },
  {
    up: migration_20261121_102638_blog_order.up,
    down: migration_20261121_102638_blog_order.down,
    name: '20261121_102638_blog_order',
  },
  {
    up: migration_20261121_103754_messages_and_versions.up,
    down: migration_20261121_103754_messages_and_versions.down,
    name: '20261121_103754_messages_and_versions',
  },
  {
    up: migration_20261121_104647_roles_and_history.up,
    down: migration_20261121_104647_roles_and_history.down,
    name: '20261121_104647_roles_and_history',
  },
  {
    up: migration_20261121_121554_imported_documents.up,
    down: migration_20261121_121554_imported_documents.down,
    name: '20261121_121554_imported_documents',
  },
  {
    up: migration_20261121_121600_texts_by_post.up,
    down: migration_20261121_121600_texts_by_post.down,
    name: '20261121_121600_texts_by_post',
  },
  {
    up: migration_20261121_155238_texts_of_pictures.up,
    down: migration_20261121_155238_texts_of_pictures.down,
    name: '20261121_155238_texts_of_pictures',
  },
  {
    up: migration_20261121_162905_second_factor_and_audit.up,
    down: migration_20261121_162905_second_factor_and_audit.down,
    name: '20261121_162905_second_factor_and_audit'
  },
  {
    up: migration_20261121_194900_versions_by_post.up,
    down: migration_20261121_194900_versions_by_post.down,
    name: '20261121_194900_versions_by_post'
  },
];
