import { useCallback } from 'react'
import { pageKind } from '#domain/content/page-path.ts'
import type { Site } from '#domain/sites.ts'
import { callsOf } from '#backoffice/call/call.ts'
import { useSession } from '#backoffice/frame/use-me.ts'
import { localePath, type PreviewSubject } from './preview-options.ts'
import { usePreviewLink, type PreviewLink } from './use-preview-link.ts'

interface PreviewInput extends PreviewSubject {
  site: Site
  handle: string
  locale: string | null
}

/** Returns the signed preview link. If the document has no path, the preview shows only its blocks. */
export function usePreview({ site, handle, number, at, segment, locale }: PreviewInput): PreviewLink {
  const { siteUrls } = useSession()
  const create = useCallback(async () => {
    const body = { site, handle, number, at, segment }
    const { path, canvas } = await callsOf(site)('POST /svc_content/previews', { body, key: crypto.randomUUID() })
    return pageKind(handle) === 'page' ? path : canvas
  }, [site, handle, number, at, segment])
  return usePreviewLink(create, (path) => `${siteUrls[site]}${localePath(site, locale, path)}`)
}
