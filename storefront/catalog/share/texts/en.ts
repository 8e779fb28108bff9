export const texts = {
  share: 'Share',
  copied: 'Link copied',
  failed: 'This link couldn’t be copied. Copy it from the address bar.',
}
export type ShareTexts = typeof texts
