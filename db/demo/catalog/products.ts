import type { ProductEntry } from '#domain/catalog/product-entry.ts'
import { withBarScores } from './bar-scores.ts'
import { adjustableDumbbells } from '../products/adjustable-dumbbells.ts'
import { attachedBars } from '../products/attached-bars.ts'
import { tops } from '../products/apparel.ts'
import { bags } from '../products/bags.ts'
import { trainingBags } from '../products/training-bags.ts'
import { balls } from '../products/balls.ts'
import { bands } from '../products/bands.ts'
import { barStorage } from '../products/bar-storage.ts'
import { belts } from '../products/belts.ts'
import { benches } from '../products/benches.ts'
import { bundles } from '../products/bundles.ts'
import { bumperPlates } from '../products/bumper-plates.ts'
import { care } from '../products/care.ts'
import { changePlates } from '../products/change-plates.ts'
import { cardsProgramsEvents } from '../products/cards-programs-events.ts'
import { clampsAndClips } from '../products/clamps-and-clips.ts'
import { collars } from '../products/collars.ts'
import { colorAndHybridBars } from '../products/color-and-hybrid-bars.ts'
import { competitionPlates } from '../products/competition-plates.ts'
import { conditioning } from '../products/conditioning.ts'
import { coreTraining } from '../products/core-training.ts'
import { dumbbellRanges } from '../products/dumbbell-ranges.ts'
import { dumbbells } from '../products/dumbbells.ts'
import { floors } from '../products/floors.ts'
import { fractionalPlates } from '../products/fractional-plates.ts'
import { generalBars } from '../products/general-bars.ts'
import { gymnastics } from '../products/gymnastics.ts'
import { groups } from '../products/groups.ts'
import { gymBumpers } from '../products/gym-bumpers.ts'
import { halfRacks } from '../products/half-racks.ts'
import { ironPlates } from '../products/iron-plates.ts'
import { kettlebellRanges } from '../products/kettlebell-ranges.ts'
import { kettlebells } from '../products/kettlebells.ts'
import { kits } from '../products/kits.ts'
import { strongmanLogs } from '../products/strongman-logs.ts'
import { personalizedProducts } from '../products/personalized-products.ts'
import { moreApparel } from '../products/more-apparel.ts'
import { mobility } from '../products/mobility.ts'
import { olympicBars } from '../products/olympic-bars.ts'
import { otherBenches } from '../products/other-benches.ts'
import { packages } from '../products/packages.ts'
import { platformPlates } from '../products/platform-plates.ts'
import { platforms } from '../products/platforms.ts'
import { plyoBoxes } from '../products/plyo-boxes.ts'
import { powerBars } from '../products/power-bars.ts'
import { rackAttachments } from '../products/rack-attachments.ts'
import { rackExtras } from '../products/rack-extras.ts'
import { rackParts } from '../products/rack-parts.ts'
import { racks } from '../products/racks.ts'
import { replacementParts } from '../products/replacement-parts.ts'
import { ropes } from '../products/ropes.ts'
import { shelves } from '../products/shelves.ts'
import { shoes } from '../products/shoes.ts'
import { slamBalls } from '../products/slam-balls.ts'
import { sleeves } from '../products/sleeves.ts'
import { slimRacks } from '../products/slim-racks.ts'
import { specialtyBars } from '../products/specialty-bars.ts'
import { sportKettlebells } from '../products/sport-kettlebells.ts'
import { squatAndDeadliftBars } from '../products/squat-and-deadlift-bars.ts'
import { steelAndGripPlates } from '../products/steel-and-grip-plates.ts'
import { storage } from '../products/storage.ts'
import { strongman } from '../products/strongman.ts'
import { strapsAndWraps } from '../products/straps-and-wraps.ts'
import { trapAndPressingBars } from '../products/trap-and-pressing-bars.ts'
import { wallRacks } from '../products/wall-racks.ts'
import { womensAndYouthBars } from '../products/womens-and-youth-bars.ts'
import { idsBySku } from '../builders/bundle.ts'
import { withProductFacts } from './product-facts.ts'
import { withPromotions } from './promotions.ts'
import { publishableProducts } from './publishable.ts'
import { withShippingOffers } from './shipping-offers.ts'

/** Individually sold products, which are also used to build sets. */
const single: readonly ProductEntry[] = [
  ...powerBars,
  ...olympicBars,
  ...generalBars,
  ...specialtyBars,
  ...bumperPlates,
  ...competitionPlates,
  ...ironPlates,
  ...changePlates,
  ...racks,
  ...slimRacks,
  ...halfRacks,
  ...wallRacks,
  ...rackAttachments,
  ...attachedBars,
  ...rackExtras,
  ...rackParts,
  ...replacementParts,
  ...benches,
  ...otherBenches,
  ...dumbbells,
  ...kettlebells,
  ...collars,
  ...plyoBoxes,
  ...balls,
  ...slamBalls,
  ...trainingBags,
  ...conditioning,
  ...ropes,
  ...gymnastics,
  ...coreTraining,
  ...strongmanLogs,
  ...strongman,
  ...bands,
  ...mobility,
  ...belts,
  ...strapsAndWraps,
  ...sleeves,
  ...tops,
  ...moreApparel,
  ...shoes,
  ...bags,
  ...storage,
  ...barStorage,
  ...shelves,
  ...floors,
  ...platforms,
  ...care,
  ...packages,
  ...colorAndHybridBars,
  ...squatAndDeadliftBars,
  ...trapAndPressingBars,
  ...womensAndYouthBars,
  ...clampsAndClips,
  ...dumbbellRanges,
  ...fractionalPlates,
  ...gymBumpers,
  ...kettlebellRanges,
  ...platformPlates,
  ...steelAndGripPlates,
  ...adjustableDumbbells,
  ...sportKettlebells,
  ...personalizedProducts,
  ...cardsProgramsEvents,
]

/** All demo products with pictures. Components come before the products that contain them. */
export const demoProducts: readonly ProductEntry[] = withShippingOffers(
  withPromotions(
    publishableProducts(
      withProductFacts([
        ...withBarScores(single),
        ...[bundles, kits].flatMap((build) => build(idsBySku(single))),
        ...groups,
      ]),
    ),
  ),
)
