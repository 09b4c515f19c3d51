import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

export default defineConfig({
  plugins: [tailwindcss(), paraglideVitePlugin(paraglideOptions), reactRouter()],
})
