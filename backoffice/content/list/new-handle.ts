import { hasOwnPath } from '#domain/content/page-path.ts'

/**
 * Returns the reason that a new page cannot use a handle, or null. A shared block's handle is entered without its
 * prefix.
 */
export function handleProblem(kind: 'page' | 'block', handle: string): 'wrong' | 'reserved' | null {
  if (!/^[a-z0-9][\w-]{0,90}$/.test(handle)) return 'wrong'
  return kind === 'page' && !hasOwnPath(handle) ? 'reserved' : null
}

/** Derives a handle from a title. */
export function suggestedHandle(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
}
