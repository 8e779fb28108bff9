import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { CopyLink } from '#storefront/widgets/lists/copy-link.tsx'

/** Renders share options that contact no other site: the device's share dialog, an email, and the link. */
export function Share({ title, address }: { title: string; address: string }) {
  const texts = useTexts('magazine')
  const isHydrated = useIsHydrated()
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  const share = () => {
    // Rejects when the reader closes the dialog.
    navigator.share({ title, url: address }).catch(() => {})
  }
  return (
    <section className="share" aria-label={texts.share}>
      <a className="button button--line button--small" href={mail}>
        <Icon name="mail" /> {texts.shareByMail}
      </a>
      <CopyLink link={address} copy={texts.copyLink} copied={texts.linkCopied} />
      {isHydrated && 'share' in navigator && (
        <button type="button" className="button button--line button--small" onClick={share}>
          {texts.share}
        </button>
      )}
    </section>
  )
}
