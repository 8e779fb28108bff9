import { useTexts } from '#storefront/page/shop-context.tsx'

/** The first tab stops of the keyboard [UI-002, UI-011]. */
export function SkipLinks({ hasFooter = true }: { hasFooter?: boolean }) {
  const texts = useTexts('shell')
  return (
    <>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      {hasFooter && (
        <a className="skip" href="#footer">
          {texts.skipToFooter}
        </a>
      )}
    </>
  )
}
