import { useState } from 'react'
import type { LibraryPicture } from '../media-types.ts'
import { useUploads } from '../upload/use-uploads.ts'

export interface ChoiceOptions {
  onPick: (pictures: readonly LibraryPicture[]) => void
  /** Minimum width in px that a picture's largest file must have. */
  minWidth: number | undefined
  /** True if several pictures can be chosen. Otherwise, a click or an upload chooses a picture immediately. */
  isMultiple: boolean
}

/** Returns the chosen and uploaded pictures, and the functions that change them. */
export function useChoice({ onPick, minWidth, isMultiple }: ChoiceOptions) {
  const [chosen, setChosen] = useState<readonly LibraryPicture[]>([])
  const [added, setAdded] = useState<readonly LibraryPicture[]>([])
  const [tooNarrow, setTooNarrow] = useState<number | null>(null)
  const uploads = useUploads(({ picture }) => {
    if (!picture) return
    if (minWidth !== undefined && picture.widths.at(-1)! < minWidth) return setTooNarrow(minWidth)
    if (!isMultiple) return onPick([picture])
    setAdded((before) => [picture, ...without(before, picture)])
    setChosen((before) => [...without(before, picture), picture])
  })
  return {
    chosen,
    added,
    /** Minimum width in px that an uploaded picture does not reach, or null. */
    tooNarrow,
    uploads: {
      ...uploads,
      add: (files: readonly File[]) => {
        setTooNarrow(null)
        uploads.add(files)
      },
    },
    toggle: (picture: LibraryPicture) => {
      if (!isMultiple) return onPick([picture])
      setChosen((before) => (includesPicture(before, picture) ? without(before, picture) : [...before, picture]))
    },
  }
}

export function includesPicture(pictures: readonly LibraryPicture[], { base }: LibraryPicture): boolean {
  return pictures.some((picture) => picture.base === base)
}

function without(pictures: readonly LibraryPicture[], { base }: LibraryPicture): readonly LibraryPicture[] {
  return pictures.filter((picture) => picture.base !== base)
}
