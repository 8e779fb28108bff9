import type { AmountFormat } from '#domain/gift-cards/typed-amount.ts'
import { useFormats, useTexts } from '#storefront/page/shop-context.tsx'
import { CardFace } from './card-designs.tsx'
import { type Choice, giftAmount } from './choice/choice.ts'

/** Shows the gift card as in the email, with design, amount, names, and message as entered. */
export function GiftCardPreview({ choice, amountFormat }: { choice: Choice; amountFormat: AmountFormat }) {
  const texts = useTexts('catalog/compound')
  const formats = useFormats()
  const { design, message = '' } = choice
  const [to, from] = [choice['to-name'], choice['from-name']]
  const amount = giftAmount(choice, amountFormat)
  return (
    <figure className="gift-preview__card" aria-label={texts.preview}>
      <figcaption className="label">{texts.preview}</figcaption>
      <CardFace design={design} />
      {amount !== null && <p className="gift-preview__amount figures">{formats.money(amount)}</p>}
      {to && <p>{texts.previewTo(to)}</p>}
      {message !== '' && <blockquote>{message}</blockquote>}
      {from && <p>{texts.previewFrom(from)}</p>}
    </figure>
  )
}
