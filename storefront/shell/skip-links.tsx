import { useTexts } from '../shop-context.tsx'

/** The first stops of the keyboard [UI-002, UI-011]. */
export function SkipLinks() {
  const texts = useTexts('shell')
  return (
    <>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      <a className="skip" href="#footer">
        {texts.skipToFooter}
      </a>
    </>
  )
}
