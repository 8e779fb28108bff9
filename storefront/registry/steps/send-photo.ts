import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { stepPath } from '#domain/registry/steps.ts'

/** Stores a form's photo and redirects to the step. An empty file removes the photo. */
export async function postPhoto({ call }: PageContext, { params }: PageArguments, file: File): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: '/account/registry' }
  const step = stepPath(id, 'about')
  if (file.size > maxPhotoBytes) return { to: `${step}?problem=photo_too_large#photo` }
  try {
    const body = { photo: file.size === 0 ? null : await toBase64(file) }
    await call('PUT /svc_registry/registries/{id}/photo', { params: { id }, body, key: crypto.randomUUID() })
    return { to: `${step}#photo` }
  } catch (error) {
    if (!isRefusalError(error) || error.status >= 500) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(step)}` }
    if (error.code === 'registry_not_found') return { to: '/account/registry' }
    const problem = error.code === 'photo_too_large' ? error.code : 'photo_unreadable'
    return { to: `${step}?problem=${problem}#photo` }
  }
}
