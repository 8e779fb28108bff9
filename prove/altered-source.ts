import { registerHooks } from 'node:module'

/**
 * Makes a known-bad twin of the modules that are loaded after it: in the file whose path ends so, one text stands for
 * another. Throws when the file no longer has it, since the twin is none any more then.
 */
export function alterSource(file: string, from: string, to: string) {
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      if (!url.endsWith(file)) return loaded
      const source = Buffer.from(loaded.source as Uint8Array).toString()
      if (!source.includes(from)) throw new Error(`${file} no longer has ${from}: this twin is none any more`)
      return { ...loaded, source: source.replace(from, to) }
    },
  })
}
