/** Introductions and descriptions in HTML, by handle. */
export type LongTextsByHandle = Readonly<Record<string, { readonly lead: string; readonly description: string }>>

/** Texts of one language, by product family. */
type LongTextsByFamily = Readonly<
  Record<
    | 'bars'
    | 'plates'
    | 'racksAndBenches'
    | 'rackParts'
    | 'handWeights'
    | 'conditioning'
    | 'gymnasticsAndStrongman'
    | 'gearAndApparel'
    | 'storageAndFloors'
    | 'packagesAndPrograms',
    LongTextsByHandle
  >
>

/** Returns the texts of all product families of one language, by handle. */
export const mergeFamilies = (families: LongTextsByFamily): LongTextsByHandle =>
  Object.assign({}, ...Object.values(families))
