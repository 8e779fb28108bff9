import { useState } from 'react'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'

interface CopyLinkProps {
  link: string
  copy: string
  copied: string
}

/** Renders a button that copies a link; the link itself must be shown next to it, because there may be no clipboard. */
export function CopyLink({ link, copy, copied }: CopyLinkProps) {
  const isHydrated = useIsHydrated()
  const [isCopied, setCopied] = useState(false)
  if (!isHydrated || !('clipboard' in navigator)) return null
  const write = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <>
      <button type="button" className="button button--line button--small" onClick={write}>
        {copy}
      </button>
      <output className="small">{isCopied && copied}</output>
    </>
  )
}
