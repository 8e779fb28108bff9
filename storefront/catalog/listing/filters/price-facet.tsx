import type { FormEvent } from 'react'
import { useNavigate } from '#storefront/router/contexts.ts'
import { usePath } from '#storefront/widgets/link.tsx'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { listingUrl, type PriceRange } from '../listing-query.ts'
import type { ListingView } from '../listing-view.ts'

export function PriceFacet({ listing: { path, query, price } }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const navigate = useNavigate()
  const action = usePath(path)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    // Few shoppers filter by price, so its code loads on first use.
    import('./read-range.ts').then(
      ({ readRange }) =>
        navigate(listingUrl(path, { ...query, page: 1, price: readRange(form) }), { preventScrollReset: true }),
      () => form.submit(),
    )
  }
  const others = new URLSearchParams(listingUrl('', { ...query, page: 1, price: null }).slice(1))
  return (
    <details className="facet" open>
      <summary>{texts.price}</summary>
      <form className="range" action={action} onSubmit={submit}>
        {[...others].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <PriceFields id="price" range={query.price} bounds={price} />
        <button className="button button--line button--small">{texts.apply}</button>
      </form>
    </details>
  )
}

interface PriceFieldsProps {
  id: string
  range: PriceRange | null
  /** The lowest and highest price in the list. */
  bounds: ListingView['price']
}

export function PriceFields({ id, range, bounds }: PriceFieldsProps) {
  const texts = useTexts('catalog/listing')
  return (
    <>
      <PriceField id={`${id}-from`} name="price_from" label={texts.priceFrom} value={range?.min} bound={bounds?.min} />
      <span className="muted">{texts.to}</span>
      <PriceField id={`${id}-to`} name="price_to" label={texts.priceTo} value={range?.max} bound={bounds?.max} />
    </>
  )
}

interface PriceFieldProps {
  id: string
  name: string
  label: string
  value: number | null | undefined
  bound: number | undefined
}

function PriceField({ id, name, label, value, bound }: PriceFieldProps) {
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="input input--small"
        id={id}
        name={name}
        inputMode="numeric"
        maxLength={8}
        defaultValue={value ?? ''}
        placeholder={String(bound ?? '')}
      />
    </>
  )
}
