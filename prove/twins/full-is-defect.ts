// Known bad: a database without room on its disk is taken for a defect of the store.
import { registerHooks } from 'node:module'

const away = '/^(08|53|57|58)/'

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    if (!url.endsWith('/platform/database.ts')) return loaded
    const source = Buffer.from(loaded.source as Uint8Array).toString()
    if (!source.includes(away)) throw new Error('What is away is read otherwise: this twin is none any more')
    return { ...loaded, source: source.replace(away, '/^(08|57|58)/') }
  },
})
await import('../../start/main.ts')
