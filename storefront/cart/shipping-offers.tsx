import { Icon } from '#ui/icon.tsx'
import { Link } from '#storefront/widgets/link.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import type { OffersView } from './freight-view.ts'

/** Shows the shipping promotions that the cart qualifies for and the amount missing for the next one [PROMO-222]. */
export function ShippingOffers({ offers: { threeShipFree, isCartFree, fiveForFive } }: { offers: OffersView }) {
  const texts = useTexts('cart')
  const formats = useFormats()
  return (
    <>
      {isCartFree && (
        <li>
          <Icon name="truck" />
          <span>
            {texts.cartFree}
            <small>{texts.cartFreeText}</small>
          </span>
        </li>
      )}
      {threeShipFree !== null && (
        <li>
          <Icon name={threeShipFree.missing === 0 ? 'check' : 'truck'} />
          <span>
            {threeShipFree.missing === 0 ? texts.threeReached : texts.threeMissing(threeShipFree.missing)}
            <small>
              {threeShipFree.missing === 0 ? texts.threeReachedText : texts.threeMissingText}{' '}
              <Link className="link" to="/3-ships-free">
                {texts.threeSee}
              </Link>
            </small>
          </span>
        </li>
      )}
      {fiveForFive !== null && (
        <li>
          <Icon name="truck" />
          <span>
            {texts.fiveForFive(fiveForFive.maxItems, formats.roundMoney(fiveForFive.price))}
            <small>{texts.fiveForFiveText(fiveForFive.pieces)}</small>
          </span>
        </li>
      )}
    </>
  )
}
