/** Licences that are permitted in shipped packages. */
export const allowedLicences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'WTFPL',
  'Unlicense',
]

/** Packages that need an explanation, by name prefix. */
export const exceptions = [
  {
    package: '@img/sharp-',
    why: 'libvips is LGPL-3.0: a library of its own file, linked at run time, unchanged',
  },
  { package: 'caniuse-lite', why: 'CC-BY-4.0: a table, named here as its licence asks' },
  { package: 'busboy', why: 'MIT in its LICENSE file; its package.json has the old form' },
  { package: 'png-js', why: 'MIT in its LICENSE file; its package.json names none' },
  { package: 'streamsearch', why: 'MIT in its LICENSE file; its package.json has the old form' },
]

/** Packages with an install script. No script runs, and none is needed. */
export const knownInstallScripts = ['@scarf/scarf', 'esbuild']
