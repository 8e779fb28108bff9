/** Settings that the file does not contain. */
export interface FileFacts {
  weightUnit: 'lb' | 'kg'
  /** Base URL for relative picture names. */
  picturesAt: string
  /** YYYY-MM-DD. */
  today: string
}
