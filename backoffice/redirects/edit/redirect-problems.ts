import { texts } from '../texts/en.ts'

interface Draft {
  from: string
  to: string
}

const t = texts.edit

/** Returns the problems with a redirect's paths before it is sent. The server checks hosts and chains. */
export function redirectProblems({ from, to }: Draft): { from?: string; to?: string } {
  const [path, target] = [from.trim(), to.trim()]
  const isUrl = /^https?:\/\//i.test(path)
  return {
    ...(!isUrl && !path.startsWith('/') && { from: t.fromMissing }),
    ...(target === '' ? { to: t.toMissing } : target === path && { to: t.same }),
  }
}
