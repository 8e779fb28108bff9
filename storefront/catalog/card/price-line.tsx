import { displayedDiscountPercent } from '#storefront/page/price.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { PriceView } from './card-view.ts'

export function PriceLine({ price, isLarge = false }: { price: PriceView; isLarge?: boolean }) {
  const texts = useTexts('catalog')
  const formats = useFormats()
  const look = isLarge ? 'price price--large' : 'price'
  if (price === null) return <p className={look}>{texts.quote}</p>
  const { now, was, isFrom, deal, suffix = '' } = price
  const shown = formats.money(now) + suffix
  const saving = was === null ? null : displayedDiscountPercent(now, was)
  return (
    <>
      <p className={look}>
        {isFrom && <small>{`${texts.from} `}</small>}
        {was === null ? (
          shown
        ) : (
          <>
            <span className="visually-hidden">{`${texts.now} `}</span>
            <span className="now">{shown}</span>{' '}
            <s>
              <span className="visually-hidden">{`${texts.was} `}</span>
              {formats.money(was)}
            </s>{' '}
            {saving !== null && <span className="save">{texts.save(formats.percent(saving))}</span>}
          </>
        )}
      </p>
      {deal && (
        <p className="deal" data-ends={deal.ends}>
          {deal.text}
        </p>
      )}
    </>
  )
}
