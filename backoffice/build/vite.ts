import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import type { InlineConfig, Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Returns the build configuration for the back office: no inline scripts or styles, and one chunk per route. */
export function backOfficeBuild(outDir: string): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'error',
    envDir: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [tailwind(), englishOnly],
    build: {
      outDir,
      rollupOptions: { input: ['index.html', 'order-manager.html'].map((page) => join(root, page)) },
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
    },
  }
}

/** React Aria includes its widget texts in thirty languages, but the back office is available only in English. */
const englishOnly: Plugin = {
  name: 'english-only',
  enforce: 'pre',
  load(id) {
    const [, language] = /\/dist\/private\/intl\/(?:[a-z]+\/)?([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id) ?? []
    return language === undefined || language === 'en-US' ? null : 'export default {}'
  },
}
