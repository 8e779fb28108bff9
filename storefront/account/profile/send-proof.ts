import type { StoreCall } from '#contract/kernel/call-options.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { chatLimits } from '#domain/chat/limits.ts'
import { toBase64 } from '#storefront/browser/to-base64.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'
import { actionsOf } from '#storefront/widgets/account/messages/account-actions.ts'
import { profilePath, type ProfileView } from './load-profile.ts'

export type ProofProblem = 'type' | 'size' | 'limit' | 'failed'

/** Sends the proof in a form. Throws a refusal if there is a problem. */
export async function sendProof(
  call: StoreCall,
  form: Pick<FormData, 'get'>,
  proof: File,
): Promise<ProfileView['verification']> {
  return call('POST /svc_customer/verification', {
    body: {
      kind: form.get('kind') === 'first-responder' ? 'first-responder' : 'military',
      name: proof.name.slice(-chatLimits.fileNameLength),
      file: await toBase64(proof),
    },
    key: crypto.randomUUID(),
  })
}

/** Checks a proof file before its upload. Returns the problem, or null if the file is acceptable. */
export function fileProblem(file: unknown): ProofProblem | null {
  if (!(file instanceof File) || file.size === 0) return 'type'
  return file.size > chatLimits.fileBytes ? 'size' : null
}

export function proofProblem(error: unknown): ProofProblem {
  const code = isRefusalError(error) ? error.code : ''
  if (code === 'file_type') return 'type'
  if (code === 'file_too_large' || code === 'body_too_large') return 'size'
  return code === 'verification_limit' || code === 'too_many_requests' ? 'limit' : 'failed'
}

const actions = actionsOf('about-me')

/** Sends a form's proof without JavaScript. */
export async function postProof({ call }: PageContext, form: FormData, proof: File): Promise<ActionResult> {
  const wrong = fileProblem(proof)
  if (wrong !== null) return { to: `${profilePath}?proof=${wrong}#verification` }
  try {
    await sendProof(call, form, proof)
    return { to: `${profilePath}${actions.done('proof')}#verification` }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(profilePath)}` }
    // A double click sent the form twice, and the first submission has saved the proof.
    if (error.code === 'verification_exists') return { to: `${profilePath}${actions.done('proof')}#verification` }
    const problem = proofProblem(error)
    const query = problem === 'failed' ? actions.failed('proof') : `?proof=${problem}`
    return { to: `${profilePath}${query}#verification` }
  }
}
