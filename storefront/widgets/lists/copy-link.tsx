import { useState } from 'react'
import { useIsHydrated } from '#storefront/browser/hydration/use-is-hydrated.ts'

interface CopyLinkProps {
  link: string
  copy: string
  copied: string
}

/** Renders a button that copies a link. Show the link next to the button, because the clipboard may be unavailable. */
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
