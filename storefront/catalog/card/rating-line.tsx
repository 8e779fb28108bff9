import { Stars } from '#ui/stars.tsx'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'

interface Rating {
  average: number | null
  stars: number
  count: number
}

export function RatingLine({ rating }: { rating: Rating | null }) {
  const texts = useTexts('catalog')
  const formats = useFormats()
  if (!rating?.average) return null
  const average = formats.rating(rating.average)
  return (
    <span className="rating">
      <Stars value={rating.stars} label={texts.stars(average)} /> {`${average} (${formats.number(rating.count)})`}
    </span>
  )
}
