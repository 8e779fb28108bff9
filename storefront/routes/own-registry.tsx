import { isRefused } from '#contract/kernel/refused.ts'
import { readAddress, type WireAddress } from '../checkout/address/address-form.ts'
import { ShipToForm } from '../checkout/address/ship-to-form.tsx'
import type { PageArguments, PageContext } from '#storefront/page/page.ts'
import { pageRoute, type ActionResult } from '#storefront/page/route/page-route.tsx'
import { useActionResult } from '#storefront/widgets/post-form.tsx'
import { OwnRegistry } from '../registry/own/own-registry.tsx'
import type { OwnRegistryView } from '../registry/own/own.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'

interface AddressResult {
  address: WireAddress
  isRefused: boolean
}

/** The page of the customer's registry [REGISTRY-005, REGISTRY-402]. */
export const route = pageRoute<OwnRegistryView>(
  {
    areas: ['registry', 'checkout', 'widgets/account'],
    load: async (context, page) => (await import('../registry/own/own.ts')).loadOwnRegistry(context, page),
    View: OwnRegistryPage,
  },
  async (context, page, form) =>
    form.get('op') === 'address' || form.get('op') === 'country'
      ? saveAddress(context, page, form)
      : (await import('../registry/own/own-actions.ts')).changeOwn(context, page, form),
)

function OwnRegistryPage({ view }: { view: OwnRegistryView }) {
  const texts = useTexts('registry')
  const result = useActionResult<AddressResult>()
  return (
    <OwnRegistry view={view}>
      <ShipToForm
        key={result ? view.load : ''}
        to={`/account/registry/${view.id}`}
        saved={result?.address ?? view.address}
        email={view.email}
        refusedAt={result?.isRefused ? view.load : null}
      >
        {texts.saveAddress}
      </ShipToForm>
    </OwnRegistry>
  )
}

/** Saves a registry's shipping address; an invalid one stays in the form. */
async function saveAddress(
  { call }: PageContext,
  { params }: PageArguments,
  form: URLSearchParams,
): Promise<ActionResult> {
  const id = params['id'] ?? ''
  const own = `/account/registry/${id}`
  const address = readAddress(form, 'shipping')
  const stay = (isRefused: boolean): ActionResult => ({
    status: isRefused ? 422 : 200,
    data: { address, isRefused } satisfies AddressResult,
  })
  // Without JavaScript the country button of the form shares the field name `op`.
  if (form.getAll('op').includes('country')) return stay(false)
  try {
    await call('PUT /svc_registry/registries/{id}', { params: { id }, body: { address }, key: crypto.randomUUID() })
    return { to: `${own}#visibility` }
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.code === 'invalid_address') return stay(true)
    if (error.code === 'login_required') return { to: `/login?redirect=${encodeURIComponent(own)}` }
    if (error.status >= 500) throw error
    return { to: error.code === 'about_missing' ? `${own}?problem=about` : '/account/registry' }
  }
}
