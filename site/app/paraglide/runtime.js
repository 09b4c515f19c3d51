// Chosen by `imports` of package.json: all languages, or in a visitor's script only that of the page.
// biome-ignore lint/performance/noBarrelFile: it leads to one module
export * from '#paraglide/runtime.js'
