import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import type { InlineConfig, Plugin } from 'vite'

/** Returns the build of the back office: a page without inline scripts or styles, and one chunk for each route. */
export function backOfficeBuild(outDir: string): InlineConfig {
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    envDir: false,
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [tailwind(), englishOnly],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
    },
  }
}

/** React Aria has the words of its widgets in thirty languages; the back office is in English. */
const englishOnly: Plugin = {
  name: 'english-only',
  enforce: 'pre',
  load(id) {
    const [, language] = /\/dist\/private\/intl\/(?:[a-z]+\/)?([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id) ?? []
    return language === undefined || language === 'en-US' ? null : 'export default {}'
  },
}
