import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Link, usePath } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { listingAddress, readListingQuery, toggled } from './listing-query.ts'
import type { FacetView, ListingView } from './listing-view.ts'

export function Facets({ listing }: { listing: ListingView }) {
  return (
    <>
      {listing.facets.map((facet) => (
        <Facet key={facet.code} facet={facet} listing={listing} />
      ))}
      {listing.price && <PriceFacet listing={listing} />}
    </>
  )
}

function Facet({
  facet: { code, name, values },
  listing: { path, query },
}: {
  facet: FacetView
  listing: ListingView
}) {
  const texts = useTexts('catalog/listing')
  const formats = useFormats()
  const chosen = query.filters[code] ?? []
  return (
    <details className="facet" open>
      <summary>{texts.facets[code] ?? name}</summary>
      <ul>
        {values.map(({ text, count }) => (
          <li key={text}>
            <Link
              className="facet__value"
              to={listingAddress(path, toggled(query, code, text))}
              aria-current={chosen.includes(text) ? 'true' : undefined}
              rel="nofollow"
              keepsScroll
            >
              <span className="facet__box" aria-hidden="true" /> {code === 'rating' ? texts.starsUp(text) : text}{' '}
              <small>{formats.number(count)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function PriceFacet({ listing: { path, query, price } }: { listing: ListingView }) {
  const texts = useTexts('catalog/listing')
  const navigate = useNavigate()
  const action = usePath(path)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    )
    const params = new URLSearchParams(fields)
    const { price: range } = readListingQuery(params)
    void navigate(listingAddress(path, { ...query, page: 1, price: range }), { preventScrollReset: true })
  }
  const others = new URLSearchParams(listingAddress('', { ...query, page: 1, price: null }).slice(1))
  return (
    <details className="facet" open>
      <summary>{texts.price}</summary>
      <form className="range" action={action} onSubmit={submit}>
        {[...others].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <PriceField end="from" label={texts.priceFrom} value={query.price?.min} bound={price?.min} />
        <span className="muted">{texts.to}</span>
        <PriceField end="to" label={texts.priceTo} value={query.price?.max} bound={price?.max} />
        <button className="button button--line button--small">{texts.apply}</button>
      </form>
    </details>
  )
}

interface PriceFieldProps {
  end: 'from' | 'to'
  label: string
  value: number | null | undefined
  /** The list's lowest or highest price. */
  bound: number | undefined
}

function PriceField({ end, label, value, bound }: PriceFieldProps) {
  const id = `price-${end}`
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        className="input input--small"
        id={id}
        name={`price_${end}`}
        inputMode="numeric"
        maxLength={8}
        defaultValue={value ?? ''}
        placeholder={String(bound ?? '')}
      />
    </>
  )
}
