import { isRefusalError, type RefusalError } from '#contract/kernel/refusal-error.ts'
import type { PageContext } from '#storefront/page/page.ts'
import type { AccountAction } from '#storefront/widgets/account/messages/account-actions.ts'
import type { ActionResult } from '#storefront/page/route/page-route.tsx'

type Problem = 'missing' | 'name' | 'wrong' | 'busy' | 'unsupported' | 'exists' | 'many' | 'cancelled' | 'failed'

type PasskeyOp = Extract<AccountAction<'settings'>, `passkey-${string}`>

export interface PasskeyResult {
  kind: 'passkey'
  op: PasskeyOp
  problem: Problem
}

const respond = (status: number, op: PasskeyOp, problem: Problem): ActionResult => ({
  status,
  data: { kind: 'passkey', op, problem } satisfies PasskeyResult,
})

/** Adds, renames, or removes a passkey. Adding one requires JavaScript. */
export async function changePasskeys(
  context: PageContext,
  form: URLSearchParams,
  op: PasskeyOp,
  done: ActionResult,
): Promise<ActionResult> {
  try {
    switch (op) {
      case 'passkey-add':
        return await addPasskey(context, form, done)
      case 'passkey-rename':
        return await renamePasskey(context, form, done)
      case 'passkey-remove':
        return await removePasskey(context, form, done)
    }
  } catch (error) {
    if (!isRefusalError(error) || error.code === 'login_required') throw error
    return respond(error.status || 503, op, problemOf(error))
  }
}

async function addPasskey({ call }: PageContext, form: URLSearchParams, done: ActionResult): Promise<ActionResult> {
  const password = (form.get('passkey-password') ?? '').slice(0, 256)
  const name = nameOf(form)
  if (name === '') return respond(422, 'passkey-add', 'name')
  if (password === '') return respond(422, 'passkey-add', 'missing')
  if (typeof PublicKeyCredential === 'undefined') return respond(422, 'passkey-add', 'unsupported')
  const optionsJSON = await call('POST /svc_customer/passkeys/options', {
    body: { password },
    key: crypto.randomUUID(),
  })
  const { startRegistration } = await import('@simplewebauthn/browser')
  let created: Awaited<ReturnType<typeof startRegistration>>
  try {
    created = await startRegistration({ optionsJSON })
  } catch (error) {
    return respond(
      422,
      'passkey-add',
      error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'cancelled',
    )
  }
  const { id, rawId, response } = created
  const { clientDataJSON, attestationObject, transports = [] } = response
  const credential = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  }
  await call('POST /svc_customer/passkeys', { body: { name, credential }, key: crypto.randomUUID() })
  return done
}

async function renamePasskey({ call }: PageContext, form: URLSearchParams, done: ActionResult): Promise<ActionResult> {
  const name = nameOf(form)
  if (name === '') return respond(422, 'passkey-rename', 'name')
  const params = { id: form.get('passkey') ?? '' }
  await call('PATCH /svc_customer/passkeys/{id}', { params, body: { name }, key: crypto.randomUUID() })
  return done
}

/** Removing a passkey that no longer exists is a success. */
async function removePasskey({ call }: PageContext, form: URLSearchParams, done: ActionResult): Promise<ActionResult> {
  try {
    const params = { id: form.get('passkey') ?? '' }
    await call('DELETE /svc_customer/passkeys/{id}', { params, key: crypto.randomUUID() })
  } catch (error) {
    if (!isRefusalError(error) || error.code !== 'passkey_not_found') throw error
  }
  return done
}

const nameOf = (form: URLSearchParams) => (form.get('passkey-name') ?? '').trim().slice(0, 60)

function problemOf({ code }: RefusalError): Problem {
  switch (code) {
    case 'wrong_password':
      return 'wrong'
    case 'login_delayed':
    case 'too_many_requests':
      return 'busy'
    case 'passkey_exists':
      return 'exists'
    case 'too_many_passkeys':
      return 'many'
    default:
      return 'failed'
  }
}
