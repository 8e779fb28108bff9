/**
 * Returns the URL of a post's picture on a card. A scene has a single size; a picture from another system or a reader
 * is already a URL.
 */
export function postPictureUrl(picture: string): string {
  return /^https?:|\.webp$/.test(picture) ? picture : `${picture}-768.avif`
}
