import { Icon } from '#ui/icon.tsx'
import { useQuery } from '#storefront/browser/use-query.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { Link } from '#storefront/widgets/link.tsx'

/** Renders the wishlist button of a product's form; side-cart/hearts.ts makes it a toggle for customers. */
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
