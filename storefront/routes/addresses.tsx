import { shipsTo } from '#domain/countries/countries.ts'
import { AddressBook } from '../addresses/address-book.tsx'
import type { AddressBookResult } from '../addresses/address-actions.ts'
import type { AddressBookView } from '../addresses/load-addresses.ts'
import { readAddress } from '../checkout/address/address-form.ts'
import { DidYouMean } from '../checkout/address/did-you-mean.tsx'
import { ShipToForm } from '../checkout/address/ship-to-form.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'

const to = '/account/address'

/** The address book page [ADDRESS-002, ADDRESS-402, ADDRESS-403]. */
export const route = pageRoute<AddressBookView>(
  {
    areas: ['addresses', 'checkout', 'widgets/account/messages', 'widgets/account'],
    load: async (context, page) => (await import('../addresses/load-addresses.ts')).loadAddresses(context, page),
    View: Addresses,
  },
  async (context, _, form) => {
    const { changeAddressBook, saveAddress } = await import('../addresses/address-actions.ts')
    // Only the address form has a country field. The other forms are buttons.
    return form.has('countryId')
      ? saveAddress(context, form, readAddress(form, 'book'))
      : changeAddressBook(context, form)
  },
)

function Addresses({ view }: { view: AddressBookView }) {
  return <AddressBook view={view}>{view.form && <AddressForm view={view} form={view.form} />}</AddressBook>
}

function AddressForm({ view, form }: { view: AddressBookView; form: NonNullable<AddressBookView['form']> }) {
  const texts = useTexts('addresses')
  const messages = useTexts('widgets/account/messages').addresses
  const result = useActionResult<AddressBookResult>()
  const isPosting = useIsPosting()
  const { site } = useShop()
  const own = view.cards.find(({ id }) => id === form.id)
  const problem = result?.problem ?? null
  const { address: entered = null, suggested = null } = result ?? {}
  const path = form.id === null ? `${to}?add=1` : `${to}?edit=${form.id}`
  const named = { address: form.id ?? '', key: view.load }
  const marks = Object.entries(result?.marks ?? {}).map(([name]) => [name, 'on'] as const)
  const message = problem === 'elsewhere' ? texts.elsewhere : problem === 'failed' ? messages.address.failure : null
  return (
    <>
      {entered && suggested && (
        <DidYouMean
          entered={entered}
          suggested={suggested}
          to={path}
          hiddenFields={{ ...named, ...Object.fromEntries(marks), op: 'address' }}
        />
      )}
      <ShipToForm
        key={result ? view.load : (form.id ?? 'new')}
        purpose="book"
        to={path}
        saved={result?.address ?? form.address}
        contact={form.contact}
        email={view.email}
        refusedAt={problem === 'fields' ? view.load : null}
        message={message}
        offline={texts.offline}
        more={(countryId) => (
          <>
            <input type="hidden" name="address" value={named.address} />
            <input type="hidden" name="key" value={named.key} />
            {!own?.isDefaultShipping && shipsTo(site, countryId) && view.cards.length > 0 && (
              <Mark name="isDefaultShipping" isOn={result?.marks.isDefaultShipping}>
                {texts.isShipping}
              </Mark>
            )}
            {!own?.isDefaultBilling && view.cards.length > 0 && (
              <Mark name="isDefaultBilling" isOn={result?.marks.isDefaultBilling}>
                {texts.isBilling}
              </Mark>
            )}
          </>
        )}
        otherActions={
          <Link className="link" to={to}>
            {texts.cancel}
          </Link>
        }
      >
        {isPosting ? texts.saving : texts.save}
      </ShipToForm>
    </>
  )
}

function Mark({ name, isOn = false, children }: { name: string; isOn?: boolean | undefined; children: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={isOn} /> {children}
    </label>
  )
}
