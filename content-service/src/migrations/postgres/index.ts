import * as migration_20261121_101027_initial from './20261121_101027_initial.ts';
import * as migration_20261121_102638_blog_order from './20261121_102638_blog_order.ts';
import * as migration_20261121_103754_messages_and_versions from './20261121_103754_messages_and_versions.ts';

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
    name: '20261121_103754_messages_and_versions'
  },
];
