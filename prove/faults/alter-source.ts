import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'

/**
 * Replaces text in modules that are loaded later. Throws if the text is missing, because the twin would then behave
 * like the store.
 */
export function alterSource(file: string, from: string, to: string) {
  if (!existsSync(new URL(`../..${file}`, import.meta.url))) throw new Error(`${file} is gone: update this twin`)
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!url.endsWith(file)) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      if (!source.includes(from)) throw new Error(`${file} no longer contains ${from}: update this twin`)
      return { ...loaded, source: source.replace(from, to) }
    },
  })
}
