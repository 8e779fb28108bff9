interface SavedFile {
  name: string
  type: string
  base64: string
}

/** Downloads a file whose contents are in base64. */
export function saveFile({ name, type, base64 }: SavedFile): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delays the revocation, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
