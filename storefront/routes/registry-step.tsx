import type { ActionArguments } from '#storefront/router/route.ts'
import { isRefusalError } from '#contract/kernel/refusal-error.ts'
import { readAddress, type WireAddress } from '../checkout/address/address-form.ts'
import { ShipToForm } from '../checkout/address/ship-to-form.tsx'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import { fieldsOf, pageRoute, respond, type ActionResult } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { AboutStep } from '../registry/steps/about-step.tsx'
import { DeliveryStep, ShipBefore } from '../registry/steps/delivery-step.tsx'
import type { StepView } from '../registry/steps/load-step.ts'
import { PhotoForm } from '../registry/steps/photo-form.tsx'
import { PrivacyStep } from '../registry/steps/privacy-step.tsx'
import type { StepResult } from '../registry/steps/step-actions.ts'
import { StepFrame } from '../registry/steps/step-frame.tsx'
import { registryStepPath } from '#domain/registry/steps.ts'

interface AddressResult {
  address: WireAddress
  shipBefore: string
  isRefused: boolean
}

/** The pages for the three registry steps [REGISTRY-403]. */
export const route = {
  ...pageRoute<StepView>({
    areas: ['registry', 'checkout', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('../registry/steps/load-step.ts')).loadStep(context, page),
    View: StepPage,
  }),
  action: async (args: ActionArguments) => {
    const [context, page, form] = [args.context, args, args.form]
    const photo = form.get('photo')
    if (photo instanceof File)
      return respond(await (await import('../registry/steps/send-photo.ts')).postPhoto(context, page, photo))
    const fields = fieldsOf(form)
    if (fields.has('countryId')) return respond(await saveAddress(context, page, fields))
    return respond(await (await import('../registry/steps/step-actions.ts')).saveStep(context, page, fields))
  },
}

/** Problems that are shown next to their field. */
const atField: ReadonlySet<string> = new Set(['key', 'taken', 'password'])

function StepPage({ view }: { view: StepView }) {
  const texts = useTexts('registry')
  const result = useActionResult<AddressResult | StepResult>()
  const typed = result && 'address' in result ? result : undefined
  const step = result && 'problem' in result ? result : undefined
  return (
    <StepFrame view={view} result={step && !atField.has(step.problem) ? step : undefined}>
      {view.step === 'about' && <AboutStep view={view} result={step} />}
      {view.step === 'about' && view.about !== null && <PhotoForm view={view} />}
      {view.step === 'delivery' && (
        <DeliveryStep view={view} isTyping={typed !== undefined}>
          <ShipToForm
            key={typed ? view.load : ''}
            to={registryStepPath(view.id, 'delivery')}
            saved={typed?.address ?? view.address}
            contact={{ firstname: view.firstname, lastname: view.lastname, telephone: '' }}
            email={view.email}
            refusedAt={typed?.isRefused ? view.load : null}
            more={() => <ShipBefore shipBefore={typed?.shipBefore ?? view.shipBefore} id="ship-before" />}
          >
            {texts.saveAddress}
          </ShipToForm>
        </DeliveryStep>
      )}
      {view.step === 'privacy' && <PrivacyStep view={view} result={step} />}
    </StepFrame>
  )
}

/** Saves a registry's shipping address. An invalid address stays in the form. */
async function saveAddress(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  const own = registryStepPath(id, 'delivery')
  const { readDay, registrySteps } = await import('../registry/steps/step-actions.ts')
  const [address, shipBefore] = [readAddress(form, 'shipping'), readDay(form, 'shipBefore')]
  const stay = (isRefused: boolean): ActionResult => ({
    status: isRefused ? 422 : 200,
    data: { address, shipBefore: shipBefore ?? '', isRefused } satisfies AddressResult,
  })
  // Without JavaScript, the form's country button also uses the field name `op`.
  if (form.getAll('op').includes('country')) return stay(false)
  if (shipBefore === undefined) return { to: `${own}?problem=date` }
  try {
    const body = { address, shipBefore }
    await call('PUT /svc_registry/registries/{id}', { params: { id }, body, key: crypto.randomUUID() })
    return { to: registryStepPath(id, 'privacy') + registrySteps.done('address') }
  } catch (error) {
    if (!isRefusalError(error)) throw error
    if (error.code === 'invalid_address') return stay(true)
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(own)}` }
    if (error.code === 'about_missing') return { to: `${registryStepPath(id, 'about')}?problem=about` }
    return { to: error.code === 'registry_not_found' ? '/account/registry' : own + registrySteps.failed('address') }
  }
}
