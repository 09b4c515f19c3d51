/**
 * A cache of nginx before several copies of the site, in its `http` and in the `location` that passes to them. A page is kept for
 * a second, whatever the site allows to a shared cache: nginx cannot be told of a change, which all visitors see within
 * two seconds nevertheless. What the site forbids to keep, and responses to forms, are never kept. While no site responds,
 * nginx shows the last page.
 */
export const pageCache = {
  http: (folder: string) => `proxy_cache_path ${folder}/pages levels=1:2 keys_zone=pages:10m
    max_size=200m inactive=1h use_temp_path=off;
  map $upstream_http_cache_control $is_private { default 0; "" 1; ~(no-store|private|no-cache) 1; }`,
  location: `proxy_cache pages; proxy_cache_key $http_host$request_uri;
    proxy_ignore_headers Cache-Control Expires; proxy_no_cache $is_private;
    proxy_cache_valid 200 1s; proxy_cache_lock on; proxy_cache_lock_timeout 3s;
    proxy_cache_background_update on;
    proxy_cache_use_stale error timeout updating http_502 http_503 http_504;`,
  /**
   * For files below `/assets/`, which one release has and another does not: while copies are upgraded, a page's files are
   * asked of a copy that has them, and they are kept for open pages when the last copy of their release has ended.
   */
  files: `proxy_cache pages; proxy_cache_key $http_host$request_uri;
    proxy_next_upstream error timeout http_404 http_502 http_503 http_504;`,
} as const
