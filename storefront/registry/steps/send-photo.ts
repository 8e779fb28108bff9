import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { maxPhotoBytes } from '#domain/reviews/photo.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import { isUuid } from '#storefront/page/route/is-uuid.ts'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { registryStepPath } from '#domain/registry/steps.ts'

/** Stores a form's photo and redirects to the step. An empty file removes the photo. */
export async function postPhoto({ call }: PageContext, { params }: PageArguments, file: File): Promise<ActionResult> {
  const id = params['id'] ?? ''
  if (!isUuid(id)) return { to: '/account/registry' }
  const step = registryStepPath(id, 'about')
  const op = file.size === 0 ? 'remove-photo' : 'photo'
  if (file.size > maxPhotoBytes) return { to: `${step}?problem=photo_too_large#photo` }
  try {
    const body = { photo: file.size === 0 ? null : await toBase64(file) }
    await call('PUT /svc_registry/registries/{id}/photo', { params: { id }, body, key: crypto.randomUUID() })
    return { to: `${step}${photoActions.done(op)}#photo` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(step)}` }
    if (error.code === 'registry_not_found') return { to: '/account/registry' }
    const { code } = error
    const problem = code === 'photo_too_large' || code === 'photo_unreadable' ? code : null
    return { to: `${step}${problem === null ? photoActions.failed(op) : `?problem=${problem}`}#photo` }
  }
}

const photoActions = actionsOf('registry-step')
