import { useCallback } from 'react'
import type { Site } from '#domain/sites.ts'
import { call } from '#backoffice/call/call.ts'
import { usePreviewLink, type PreviewLink } from '#backoffice/content/preview/use-preview-link.ts'
import { useSession } from '#backoffice/frame/use-me.ts'

interface PreviewInput {
  id: number
  number: number
  site: Site
}

/** Returns the signed preview link for a version on a site. */
export function useArticlePreview({ id, number, site }: PreviewInput): PreviewLink {
  const { siteUrls } = useSession()
  const create = useCallback(async () => {
    const input = { params: { id: String(id) }, body: { number }, key: crypto.randomUUID() }
    return (await call('POST /svc_admin/articles/{id}/previews', input)).path
  }, [id, number])
  return usePreviewLink(create, (path) => `${siteUrls[site]}${path}`)
}
