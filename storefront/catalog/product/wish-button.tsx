import { Icon } from '#ui/icon.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'

/** Renders the wishlist button in a product form. For customers, side-cart/wish-buttons.ts turns it into a toggle. */
export function WishButton() {
  const texts = useTexts('catalog/product')
  return (
    <>
      <button className="link wish-button" name="to" value="wishlist">
        <Icon name="heart" /> {texts.wish}
      </button>
      {useQuery().has('wished') && (
        <Link className="link" to="/account/wishlist">
          {texts.wished}
        </Link>
      )}
    </>
  )
}
