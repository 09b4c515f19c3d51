/**
 * Rewrites conditions for scripting: a browser with script support would treat the page as scripted, and its header, which
 * a script colours, would never change.
 */
export function rewriteStyles(css: string): string {
  return css
    .replace(/\(\s*scripting\s*:\s*none\s*\)/g, '(min-width:0)')
    .replace(/\(\s*scripting\s*:\s*enabled\s*\)/g, '(max-width:0)')
}
