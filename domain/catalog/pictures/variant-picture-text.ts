import type { OptionEntry } from '../product-entry.ts'

interface Named {
  name: string
  options: readonly OptionEntry[]
}

/** Returns the alternative text for a variant's pictures: the product name and the selected values, in option order. */
export function variantPictureText({ name, options }: Named, choice: Readonly<Record<string, string>>): string {
  const labels = options.flatMap(({ code, values }) => {
    const label = choice[code]
    return label === undefined ? [] : [values.find((value) => value.label === label)?.text ?? label]
  })
  return [name, ...labels].join(', ')
}
