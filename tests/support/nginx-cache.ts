/**
 * nginx directives for a cache in front of several copies of the site: for `http` and for the `location` that forwards to
 * them. A page is kept for a second, whatever the site permits to shared caches: nginx cannot be notified of a change, yet
 * all visitors see it within two seconds. Pages that the site forbids to store, and responses to forms, are never kept.
 * While no site responds, nginx shows the last page.
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
   * For files below `/assets/` that only one release has: during an upgrade, a page's files are requested from a copy that
   * has them, and they are kept for open pages after the last copy of their release has stopped.
   */
  files: `proxy_cache pages; proxy_cache_key $http_host$request_uri;
    proxy_next_upstream error timeout http_404 http_502 http_503 http_504;`,
} as const
