import type { CallInput } from '#contract/kernel/call.ts'
import type { Store } from '#contract/store.ts'
import { mediaKinds } from '#domain/media/library/media-file.ts'

type MediaQuery = CallInput<Store, 'GET /svc_admin/media'>['query']

/** URL parameters of the media list's filters. */
export const mediaFilterNames = ['q', 'kind', 'use', 'text', 'source'] as const
const maxSearch = 100
const uses = ['used', 'unused'] as const
const imported = ['import', 'demo'] as const
const uploader = 'by:'

/** Builds the media list query from the URL filters. Ignores unknown values. */
export function mediaQuery(params: URLSearchParams) {
  const q = (params.get('q') ?? '').trim().slice(0, maxSearch)
  const kind = mediaKinds.find((each) => each === params.get('kind'))
  const use = uses.find((each) => each === params.get('use'))
  const source = params.get('source') ?? ''
  const other = imported.find((each) => each === source)
  return {
    ...(q !== '' && { q }),
    ...(kind && { kind }),
    ...(use && { use }),
    ...(params.get('text') === 'missing' && { isUndescribed: 'true' as const }),
    ...(other && { source: other }),
    ...(source.startsWith(uploader) && { by: source.slice(uploader.length, uploader.length + maxSearch) }),
  } satisfies MediaQuery
}

/** Returns the filter value for files that a staff member uploaded. */
export function uploaderFilter(name: string): string {
  return `${uploader}${name}`
}
