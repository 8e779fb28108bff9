import { addressFormOf } from '#domain/countries/countries.ts'
import { emptyAddress } from '#domain/address/address.ts'
import { addressForm } from '#domain/address/form-fields.ts'
import { siteSettings } from '#domain/sites.ts'
import { Icon } from '#ui/icon.tsx'
import { PrintCatalogPage } from '../catalog/print-catalog/print-catalog-page.tsx'
import type { PrintCatalogView } from '../catalog/print-catalog/load-print-catalog.ts'
import type { CopyRequestResult } from '../catalog/print-catalog/request-copy.ts'
import { AddressFields } from '../checkout/address/address-fields.tsx'
import { readAddress, type WireAddress } from '../checkout/address/address-form.ts'
import { pageRoute } from '#storefront/page/route/page-route.tsx'
import { PostForm, useActionResult, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useShop, useTexts } from '#storefront/page/shop-context.tsx'
import { useBrandPaths } from '#storefront/page/route/use-brand-paths.ts'

/** The print catalog page [CATALOG-001, CATALOG-008, CATALOG-009]. */
export const route = pageRoute<PrintCatalogView>(
  {
    areas: ['catalog', 'catalog/print-catalog', 'checkout'],
    load: async (context, page) =>
      (await import('../catalog/print-catalog/load-print-catalog.ts')).loadPrintCatalog(context, page),
    View: RogueCatalog,
  },
  async (context, _, form) =>
    (await import('../catalog/print-catalog/request-copy.ts')).requestCopy(context, readAddress(form, 'shipping')),
)

function RogueCatalog({ view }: { view: PrintCatalogView }) {
  return <PrintCatalogPage view={view} request={<RequestForm />} />
}

/** Renders the form for requesting a printed copy, with its result [CATALOG-009]. */
function RequestForm() {
  const { site } = useShop()
  const { printCatalog } = useBrandPaths()
  const texts = useTexts('catalog/print-catalog')
  const result = useActionResult<CopyRequestResult<WireAddress>>()
  const isPosting = useIsPosting()
  const countryId = siteSettings[site].homeCountry
  const typed = result !== undefined && 'typed' in result ? result.typed : { ...emptyAddress(countryId), street: [] }
  const { visible } = addressForm(site, addressFormOf(countryId))
  return (
    <section id="request" className="print-catalog__request" aria-labelledby="request-title">
      <h2 id="request-title" className="h2">
        {texts.requestTitle}
      </h2>
      {result?.kind === 'sent' ? (
        <output className="message message--ok">
          <Icon name="check" /> <span>{texts.sent}</span>
        </output>
      ) : (
        <PostForm to={`${printCatalog}#request`} className="print-catalog__form" keepsScroll>
          <p className="muted">{texts.requestText}</p>
          {result !== undefined && (
            <p className="message message--bad" role="alert">
              <Icon name="alert" />
              <span>{result.kind === 'busy' ? texts.busy(result.minutes) : texts[result.kind]}</span>
            </p>
          )}
          <AddressFields
            purpose="shipping"
            address={typed}
            problems={result?.kind === 'invalid' ? result.problems : []}
            countryId={countryId}
            onCountry={() => {}}
            onLeave={() => {}}
            emailHint={texts.emailHint}
            fields={visible.filter((field) => field !== 'telephone')}
          />
          <button className="button" aria-busy={isPosting}>
            {isPosting ? texts.sending : texts.requestDo}
          </button>
        </PostForm>
      )}
    </section>
  )
}
