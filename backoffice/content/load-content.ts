import { RefusalError } from '#contract/kernel/refusal-error.ts'
import { sites, type Site } from '#domain/sites.ts'
import { callsOf } from '../call/call.ts'
import type { PageVersion } from './page-types.ts'

interface PageParams {
  site: Site
  handle: string
}

/** Parses the site and handle in the route parameters. Throws 404 for an unknown site or a malformed handle. */
export function parsePageParams(params: { site?: string | undefined; handle?: string | undefined }): PageParams {
  const site = sites.find((each) => each === params.site)
  const { handle = '' } = params
  if (!site || !/^[a-z0-9][\w-]{0,99}$/i.test(handle)) throw new RefusalError(404, 'not_found')
  return { site, handle }
}

/** Returns a page's newest versions, newest first, or an empty list for a new page. */
export async function readVersions({ site, handle }: PageParams): Promise<readonly PageVersion[]> {
  const params = { site, handle }
  const { versions } = await callsOf(site)(
    'GET /svc_content/pages/{site}/{handle}/versions',
    { params },
    { isFresh: true },
  )
  return versions
}
