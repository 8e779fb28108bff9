/** Returns the URL of a post's picture on a card: a scene has one size, and another system's or a reader's picture is a URL already. */
export function postPictureUrl(picture: string): string {
  return /^https?:|\.webp$/.test(picture) ? picture : `${picture}-768.avif`
}
