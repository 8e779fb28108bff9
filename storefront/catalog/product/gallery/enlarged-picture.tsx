import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Image } from '#ui/picture.tsx'
import { fileOf, type PictureSource } from '#ui/picture-source.ts'
import { useTexts } from '#storefront/page/shop-context.tsx'
import { stripSizes } from '../../card/card-sizes.ts'

/**
 * Renders a picture as a link to its widest file, which the browser shows in a dialog. Without JavaScript, the link
 * opens the file.
 */
export function EnlargedPicture({ picture, children }: { picture: PictureSource; children: ReactNode }) {
  const texts = useTexts('catalog/product')
  const { close: closeText } = useTexts('shell')
  const [isOpen, setOpen] = useState(false)
  const closeButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const dialog = closeButton.current?.parentElement
    // On a phone, the picture is wider than the dialog, and its subject is in the middle.
    if (isOpen && dialog) dialog.scrollLeft = (dialog.scrollWidth - dialog.clientWidth) / 2
  }, [isOpen])
  const close = () => setOpen(false)
  const open = (event: MouseEvent) => {
    // With a key, the browser opens the file in a tab or window, or downloads it.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a className="gallery__enlarge" href={fileOf(picture, Infinity)} aria-haspopup="dialog" onClick={open}>
        {children}
        <span className="visually-hidden">{texts.enlarge}</span>
      </a>
      <Dialog isOpen={isOpen} onClose={close} label={picture.alt || texts.enlarge} className="enlarged">
        <button
          ref={closeButton}
          type="button"
          className="icon-button enlarged__close"
          onClick={close}
          aria-label={closeText}
        >
          <Icon name="close" />
        </button>
        <Image source={picture} sizes={stripSizes} alt={picture.alt} urgency="soon" />
      </Dialog>
    </>
  )
}
