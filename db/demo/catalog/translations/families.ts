type ProductFamily =
  | 'bars'
  | 'plates'
  | 'racksAndBenches'
  | 'rackParts'
  | 'handWeights'
  | 'conditioning'
  | 'gymnasticsAndStrongman'
  | 'gearAndApparel'
  | 'storageAndFloors'
  | 'packagesAndPrograms'
type Texts<Text> = Readonly<Record<string, Text>>

/** Merges one language's texts for all product families into one record. */
export const mergeFamilies = <Text>(families: Readonly<Record<ProductFamily, Texts<Text>>>): Texts<Text> =>
  Object.assign({}, ...Object.values(families))
