import { useEffect, useRef } from 'react'
import { differingParts } from '#domain/address/postal-place.ts'
import { formatAddressLines } from '#domain/address/format-address.ts'
import { PostForm, useIsPosting } from '#storefront/widgets/post-form.tsx'
import { useFormats, useShop, useTexts } from '#storefront/page/shop-context.tsx'
import type { WireAddress } from './address-form.ts'
import { labelOf } from './address-messages.ts'
import { highlightDifferences } from './highlight-differences.ts'
import { HiddenFields } from './hidden-fields.tsx'

interface DidYouMeanProps {
  entered: WireAddress
  suggested: WireAddress
  to: string
  hiddenFields: Readonly<Record<string, string>>
}

export function DidYouMean({ entered, suggested, to, hiddenFields }: DidYouMeanProps) {
  const texts = useTexts('checkout')
  const { site } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [suggested])
  const form = { to, hiddenFields }
  const parts = differingParts(entered, suggested).map((part) => labelOf(site, part, entered.countryId, texts))
  return (
    <section className="did-you-mean" aria-labelledby="did-you-mean">
      <h2 className="h3" id="did-you-mean" tabIndex={-1} ref={heading}>
        {texts.meant.title}
      </h2>
      <p className="muted">{texts.meant.differs(parts)}</p>
      <div className="did-you-mean__choices">
        <Choice {...form} address={suggested} other={entered} title={texts.meant.suggested} isMain />
        <Choice {...form} address={entered} other={suggested} title={texts.meant.entered} />
      </div>
    </section>
  )
}

interface ChoiceProps extends Pick<DidYouMeanProps, 'to' | 'hiddenFields'> {
  address: WireAddress
  other: WireAddress
  title: string
  isMain?: boolean
}

function Choice({ address, other, to, hiddenFields, title, isMain = false }: ChoiceProps) {
  const texts = useTexts('checkout')
  const formats = useFormats()
  const use = isMain ? 'suggested' : 'entered'
  const isPosting = useIsPosting('confirmed', use)
  const addressLines = (each: WireAddress) => [...formatAddressLines(each), formats.countryName(each.countryId)]
  return (
    <PostForm to={to} className="did-you-mean__choice">
      <h3 className="label">{title}</h3>
      <address>
        {highlightDifferences(addressLines(address), addressLines(other)).map((line, index) => (
          <span key={index}>
            {line.map(({ text, isOther }, at) => (isOther ? <mark key={at}>{text}</mark> : text))}
          </span>
        ))}
      </address>
      <HiddenFields address={address} />
      {Object.entries({ ...hiddenFields, confirmed: use }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={isMain ? 'button' : 'button button--line'} aria-busy={isPosting}>
        {texts.meant.use[use]}
      </button>
    </PostForm>
  )
}
