import type { AlternativeTexts } from '../by-english-text.ts'

export const bars: AlternativeTexts = {
  'Power bar in black zinc from end to end, seen along the knurl':
    'Zwart verzinkte powerliftstang van eind tot eind, langs de kartel gezien',
  'The whole power bar in black zinc with its center knurl':
    'De hele zwart verzinkte powerliftstang met zijn middenkartel',
  'End of the power bar in black zinc: cap, sleeve, collar and knurl':
    'Uiteinde van de zwart verzinkte powerliftstang: einddop, huls, kraag en kartel',
  'Firm knurl of the power bar where it runs out at the collar':
    'Stevige kartel van de powerliftstang waar hij bij de kraag eindigt',
  'The power bar on a lifting platform, loaded with black bumper plates':
    'De powerliftstang op een platform, geladen met zwarte bumper plates',
  'The loaded power bar in front of the outline of a person of 1.75 m (5 ft 9 in)':
    'De geladen powerliftstang voor het silhouet van een persoon van 1,75 m',
  'Power bar from end to end with stainless shaft and sleeves':
    'Powerliftstang van eind tot eind, as en hulzen van roestvrij staal',
  'Power bar from end to end with a black oxide shaft and chrome sleeves':
    'Powerliftstang van eind tot eind, zwart geoxideerde as en verchroomde hulzen',
  'Squat bar from end to end: long black sleeves, wide collars, thick shaft':
    'Squatstang van eind tot eind: lange zwarte hulzen, brede kragen, dikke as',
  'The whole squat bar with its long center knurl': 'De hele squatstang met zijn lange middenkartel',
  'End of the squat bar: wide collar and a thick black zinc shaft':
    'Uiteinde van de squatstang: brede kraag en dikke, zwart verzinkte as',
  'The squat bar’s 85 mm collar next to its 32 mm shaft':
    'De kraag van 85 mm van de squatstang naast zijn as van 32 mm',
  'Deadlift bar from end to end: bare steel shaft, black zinc sleeves':
    'Deadliftstang van eind tot eind: as van kaal staal, zwart verzinkte hulzen',
  'The whole deadlift bar, smooth in the middle': 'De hele deadliftstang, glad in het midden',
  'End of the deadlift bar: bare steel shaft and black zinc sleeve':
    'Uiteinde van de deadliftstang: as van kaal staal en zwart verzinkte huls',
  'Knurl of the bare deadlift shaft close to the collar': 'Kartel van de kale deadliftas vlak bij de kraag',
  'Meet bar from end to end: stainless shaft, chrome sleeves, red bands':
    'Wedstrijdstang van eind tot eind: rvs-as, verchroomde hulzen, rode ringen',
  'The whole meet bar with red bands at both collars': 'De hele wedstrijdstang met rode ringen bij beide kragen',
  'End of the meet bar: red cap, chrome sleeve and a red band around the collar':
    'Uiteinde van de wedstrijdstang: rode einddop, verchroomde huls en een rode ring om de kraag',
  'Sharp knurl of the stainless meet bar next to the red band':
    'Scherpe kartel van de roestvrijstalen wedstrijdstang naast de rode ring',
  'Bar end loaded with red, blue, yellow and black steel plates':
    'Uiteinde van een stang, geladen met rode, blauwe, gele en zwarte stalen schijven',
  '29 mm power bar from end to end: stainless shaft, chrome sleeves':
    'Powerliftstang van 29 mm van eind tot eind: rvs-as, verchroomde hulzen',
  'The whole 29 mm power bar in stainless steel': 'De hele powerliftstang van 29 mm in roestvrij staal',
  'End of the 29 mm power bar: stainless shaft and chrome sleeve':
    'Uiteinde van de powerliftstang van 29 mm: rvs-as en verchroomde huls',
  'Deep knurl of the 29 mm shaft where it meets the collar': 'Diepe kartel van de as van 29 mm waar hij de kraag raakt',
  '29 mm power bar from end to end: chrome shaft, black zinc sleeves':
    'Powerliftstang van 29 mm van eind tot eind: verchroomde as, zwart verzinkte hulzen',
  '45 lb power bar from end to end: bare shaft, black oxide sleeves':
    'Powerliftstang van 45 lb van eind tot eind: kale as, zwart geoxideerde hulzen',
  'The whole 45 lb power bar': 'De hele powerliftstang van 45 lb',
  'End of the 45 lb power bar: bare shaft and black oxide sleeve':
    'Uiteinde van de powerliftstang van 45 lb: kale as en zwart geoxideerde huls',
  'Light power bar from end to end: short chrome sleeves, black zinc shaft':
    'Lichte powerliftstang van eind tot eind: korte verchroomde hulzen, zwart verzinkte as',
  'The whole light power bar, 1950 mm long': 'De hele lichte powerliftstang, 1950 mm lang',
  'Short chrome sleeve of the light power bar with a yellow cap':
    'Korte verchroomde huls van de lichte powerliftstang met een gele einddop',
  'Press bar from end to end: thick black oxide shaft, zinc sleeves':
    'Bankdrukstang van eind tot eind: dikke zwart geoxideerde as, verzinkte hulzen',
  'The whole press bar, 2100 mm long': 'De hele bankdrukstang, 2100 mm lang',
  'End of the press bar: thick black oxide shaft and zinc sleeve':
    'Uiteinde van de bankdrukstang: dikke zwart geoxideerde as en verzinkte huls',
  '35 mm squat bar from end to end: chrome with red bands and a red cap':
    'Squatstang van 35 mm van eind tot eind: verchroomd, met rode ringen en een rode einddop',
  'The whole 2400 mm squat bar with its long center knurl':
    'De hele squatstang van 2400 mm met zijn lange middenkartel',
  'Red cap, wide collar with a red band and the 35 mm chrome shaft':
    'Rode einddop, brede kraag met rode ring en de verchroomde as van 35 mm',
  'Deadlift bar with an orange coating and chrome sleeves, from end to end':
    'Deadliftstang met oranje coating en verchroomde hulzen, van eind tot eind',
  'The whole orange deadlift bar, 2310 mm long': 'De hele oranje deadliftstang, 2310 mm lang',
  'End of the deadlift bar with an orange coating and a chrome sleeve':
    'Uiteinde van de deadliftstang met oranje coating en verchroomde huls',
  'Deadlift bar with a graphite coating and chrome sleeves, from end to end':
    'Deadliftstang met grafietkleurige coating en verchroomde hulzen, van eind tot eind',
  'Pulling bar from end to end: zinc shaft, chrome sleeves, black bands':
    'Trekstang van eind tot eind: verzinkte as, verchroomde hulzen, zwarte ringen',
  'The whole pulling bar, smooth in the middle': 'De hele trekstang, glad in het midden',
  'Black cap and black band on the chrome sleeve of the pulling bar':
    'Zwarte einddop en zwarte ring op de verchroomde huls van de trekstang',
  '20 kg weightlifting bar in bright zinc, from end to end, with blue bands':
    'Blank verzinkte gewichthefstang van 20 kg, van eind tot eind, met blauwe ringen',
  'The whole 20 kg weightlifting bar without a center knurl': 'De hele gewichthefstang van 20 kg zonder middenkartel',
  'End of the 20 kg weightlifting bar in bright zinc with a blue band':
    'Uiteinde van de blank verzinkte gewichthefstang van 20 kg met een blauwe ring',
  'Medium knurl and grooved sleeve of the weightlifting bar': 'Medium kartel en gegroefde huls van de gewichthefstang',
  '15 kg weightlifting bar in bright zinc, from end to end, with yellow bands':
    'Blank verzinkte gewichthefstang van 15 kg, van eind tot eind, met gele ringen',
  '20 kg training bar in bright zinc, from end to end, with a blue cap':
    'Blank verzinkte trainingsstang van 20 kg, van eind tot eind, met een blauwe einddop',
  'The whole 20 kg training bar in bright zinc': 'De hele blank verzinkte trainingsstang van 20 kg',
  'End of the training bar with a blue cap': 'Uiteinde van de trainingsstang met een blauwe einddop',
  '15 kg training bar in bright zinc, from end to end, with a yellow cap':
    'Blank verzinkte trainingsstang van 15 kg, van eind tot eind, met een gele einddop',
  'Chrome 20 kg competition bar from end to end, with blue bands and a blue cap':
    'Verchroomde wedstrijdstang van 20 kg van eind tot eind, met blauwe ringen en een blauwe einddop',
  'The whole chrome competition bar with a light center knurl':
    'De hele verchroomde wedstrijdstang met een lichte middenkartel',
  'End of the chrome competition bar with blue cap and blue band':
    'Uiteinde van de verchroomde wedstrijdstang met blauwe einddop en blauwe ring',
  'Knurl of the chrome competition bar next to the collar': 'Kartel van de verchroomde wedstrijdstang naast de kraag',
  'Bar end loaded with red, blue and yellow competition plates':
    'Uiteinde van een stang, geladen met rode, blauwe en gele wedstrijdschijven',
  'Chrome 15 kg competition bar from end to end, with yellow bands and a yellow cap':
    'Verchroomde wedstrijdstang van 15 kg van eind tot eind, met gele ringen en een gele einddop',
  'The whole 15 kg competition bar': 'De hele wedstrijdstang van 15 kg',
  'End of the 15 kg competition bar with yellow cap and band':
    'Uiteinde van de wedstrijdstang van 15 kg met gele einddop en gele ring',
  '10 kg technique bar from end to end: aluminum shaft, zinc sleeves, green cap':
    'Techniekstang van 10 kg van eind tot eind: aluminium as, verzinkte hulzen, groene einddop',
  'The whole 10 kg technique bar': 'De hele techniekstang van 10 kg',
  'End of the 10 kg technique bar: aluminum shaft, zinc sleeve, green cap':
    'Uiteinde van de techniekstang van 10 kg: aluminium as, verzinkte huls, groene einddop',
  'Light knurl in the aluminum shaft of the technique bar': 'Lichte kartel in de aluminium as van de techniekstang',
  '5 kg technique bar from end to end, all aluminum, with a white cap':
    'Techniekstang van 5 kg van eind tot eind, helemaal van aluminium, met een witte einddop',
  'Junior bar from end to end: zinc shaft, aluminum sleeves, green bands':
    'Juniorstang van eind tot eind: verzinkte as, aluminium hulzen, groene ringen',
  'The whole junior bar, 1700 mm long': 'De hele juniorstang, 1700 mm lang',
  'End of the junior bar: steel shaft, aluminum sleeve and a green band':
    'Uiteinde van de juniorstang: stalen as, aluminium huls en een groene ring',
  '20 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, blue cap':
    'Gewichthefstang van 20 kg van eind tot eind: rvs-as, verchroomde hulzen, blauwe einddop',
  'The whole 20 kg stainless weightlifting bar': 'De hele roestvrijstalen gewichthefstang van 20 kg',
  'Blue cap and chrome sleeve on a stainless 28 mm shaft': 'Blauwe einddop en verchroomde huls op een rvs-as van 28 mm',
  '15 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, yellow cap':
    'Gewichthefstang van 15 kg van eind tot eind: rvs-as, verchroomde hulzen, gele einddop',
  '20 kg club bar from end to end: black zinc shaft, zinc sleeves, blue bands':
    'Clubstang van 20 kg van eind tot eind: zwart verzinkte as, verzinkte hulzen, blauwe ringen',
  'The whole 20 kg club bar': 'De hele clubstang van 20 kg',
  'Zinc sleeve with a blue band on the black zinc shaft of the club bar':
    'Verzinkte huls met een blauwe ring op de zwart verzinkte as van de clubstang',
  '15 kg club bar from end to end: black zinc shaft, zinc sleeves, yellow bands':
    'Clubstang van 15 kg van eind tot eind: zwart verzinkte as, verzinkte hulzen, gele ringen',
  '15 kg bearing bar from end to end: black zinc shaft, chrome sleeves, black bands':
    'Lagerstang van 15 kg van eind tot eind: zwart verzinkte as, verchroomde hulzen, zwarte ringen',
  'The whole 15 kg bearing bar': 'De hele lagerstang van 15 kg',
  'Chrome sleeve with a black band on a 25 mm black zinc shaft':
    'Verchroomde huls met een zwarte ring op een zwart verzinkte as van 25 mm',
  '7.5 kg technique bar from end to end: black aluminum shaft, short zinc sleeves':
    'Techniekstang van 7,5 kg van eind tot eind: zwarte aluminium as, korte verzinkte hulzen',
  'The whole 7.5 kg technique bar': 'De hele techniekstang van 7,5 kg',
  'Short zinc sleeve with an orange cap on a black aluminum shaft':
    'Korte verzinkte huls met een oranje einddop op een zwarte aluminium as',
  'Youth competition bar from end to end: chrome shaft, dark aluminum sleeves, green bands':
    'Jeugdwedstrijdstang van eind tot eind: verchroomde as, donkere aluminium hulzen, groene ringen',
  'The whole youth competition bar': 'De hele jeugdwedstrijdstang',
  'Green cap, green band and a dark aluminum sleeve on a chrome shaft':
    'Groene einddop, groene ring en donkere aluminium huls op een verchroomde as',
  'Wright Bar from end to end: bright zinc sleeves, black zinc shaft':
    'Wright-stang van eind tot eind: blank verzinkte hulzen, zwart verzinkte as',
  'The whole Wright Bar with both ring marks': 'De hele Wright-stang met beide ringmarkeringen',
  'Both ring marks in the medium knurl of the Wright Bar':
    'Beide ringmarkeringen in de medium kartel van de Wright-stang',
  'The Wright Bar on a garage floor, loaded with bumper plates':
    'De Wright-stang op een garagevloer, geladen met bumper plates',
  'The Wright Bar at the feet of the outline of a person of 1.75 m (5 ft 9 in)':
    'De Wright-stang aan de voeten van het silhouet van een persoon van 1,75 m',
  'Wright Bar in bright zinc, from end to end': 'Blank verzinkte Wright-stang, van eind tot eind',
  'Wright Bar with a sand coating and black zinc sleeves, from end to end':
    'Wright-stang met zandcoating en zwart verzinkte hulzen, van eind tot eind',
  '15 kg Wright Bar with its thinner black zinc shaft, from end to end':
    'Wright-stang van 15 kg met zijn dunnere, zwart verzinkte as, van eind tot eind',
  '15 kg Wright Bar in bright zinc, from end to end': 'Blank verzinkte Wright-stang van 15 kg, van eind tot eind',
  '15 kg Wright Bar with a sand coating, from end to end': 'Wright-stang van 15 kg met zandcoating, van eind tot eind',
  'Garage Bar from end to end: orange shaft, chrome sleeves':
    'Garagestang van eind tot eind: oranje as, verchroomde hulzen',
  'The whole Garage Bar with its orange shaft': 'De hele garagestang met zijn oranje as',
  'End of the Garage Bar: orange shaft and chrome sleeve': 'Uiteinde van de garagestang: oranje as en verchroomde huls',
  'Orange ceramic coating on the knurl near the collar': 'Oranje keramische laag op de kartel bij de kraag',
  'Garage Bar with an olive coating, from end to end': 'Garagestang met olijfkleurige coating, van eind tot eind',
  'Garage Bar with a graphite coating, from end to end': 'Garagestang met grafietkleurige coating, van eind tot eind',
  'Class Bar from end to end: graphite shaft, smooth black sleeves, white cap':
    'Lesstang van eind tot eind: grafietkleurige as, gladde zwarte hulzen, witte einddop',
  'The whole Class Bar in graphite': 'De hele lesstang in grafiet',
  'End of the Class Bar: white cap, smooth black sleeve, graphite shaft':
    'Uiteinde van de lesstang: witte einddop, gladde zwarte huls, grafietkleurige as',
  'Bar end loaded with black bumpers': 'Uiteinde van een stang, geladen met zwarte bumpers',
  'Short Bar from end to end: brass-toned shaft, short chrome sleeves':
    'Korte stang van eind tot eind: messingkleurige as, korte verchroomde hulzen',
  'The whole Short Bar, 1520 mm from end to end': 'De hele korte stang, 1520 mm van eind tot eind',
  'End of the Short Bar: brass-toned shaft and short chrome sleeve':
    'Uiteinde van de korte stang: messingkleurige as en korte verchroomde huls',
  'Hybrid bar from end to end: black zinc sleeves on a stainless shaft':
    'Hybride stang van eind tot eind: zwart verzinkte hulzen op een rvs-as',
  'The whole hybrid bar': 'De hele hybride stang',
  'Black zinc sleeve on a bright stainless shaft': 'Zwart verzinkte huls op een glanzende rvs-as',
  'Knurl of the hybrid bar next to the black collar': 'Kartel van de hybride stang naast de zwarte kraag',
  'Bearing bar from end to end: chrome sleeves with orange bands, black oxide shaft':
    'Lagerstang van eind tot eind: verchroomde hulzen met oranje ringen, zwart geoxideerde as',
  'The whole bearing bar with both ring marks': 'De hele lagerstang met beide ringmarkeringen',
  'Chrome sleeve with an orange band on a black oxide shaft':
    'Verchroomde huls met een oranje ring op een zwart geoxideerde as',
  'Orange band on the collar next to the knurl': 'Oranje ring op de kraag naast de kartel',
  'Color bar in red from end to end, with black sleeves and a red cap':
    'Kleurstang in rood van eind tot eind, met zwarte hulzen en een rode einddop',
  'The whole color bar in red': 'De hele kleurstang in rood',
  'Red cap and black sleeve on a red ceramic shaft': 'Rode einddop en zwarte huls op een as met rode keramische laag',
  'Color bar in blue from end to end, with black sleeves and a blue cap':
    'Kleurstang in blauw van eind tot eind, met zwarte hulzen en een blauwe einddop',
  'Color bar in white from end to end, with black sleeves and a white cap':
    'Kleurstang in wit van eind tot eind, met zwarte hulzen en een witte einddop',
  'Slim bar from end to end, all in black oxide': 'Slanke stang van eind tot eind, helemaal zwart geoxideerd',
  'The whole slim bar, black from end to end': 'De hele slanke stang, zwart van eind tot eind',
  'Black oxide sleeve and shaft of the slim bar': 'Zwart geoxideerde huls en as van de slanke stang',
  'Two-piece bar from end to end: chrome, with smooth sleeves and an orange cap':
    'Tweedelige stang van eind tot eind: verchroomd, met gladde hulzen en een oranje einddop',
  'The two-piece bar screwed together': 'De tweedelige stang, in elkaar geschroefd',
  'Smooth chrome sleeve with an orange cap': 'Gladde verchroomde huls met een oranje einddop',
  '15 kg class bar from end to end: graphite shaft, smooth black sleeves, yellow cap':
    'Lesstang van 15 kg van eind tot eind: grafietkleurige as, gladde zwarte hulzen, gele einddop',
  'The whole 15 kg class bar in graphite': 'De hele lesstang van 15 kg in grafiet',
  'Yellow cap on the smooth black sleeve of the 15 kg class bar':
    'Gele einddop op de gladde zwarte huls van de lesstang van 15 kg',
  'The curl bar with its angled grips': 'De curlstang met zijn schuine grepen',
  'The whole curl bar from end to end': 'De hele curlstang van eind tot eind',
  'Hexagonal trap bar with raised and level handles, from end to end':
    'Zeshoekige trap bar met verhoogde en vlakke grepen, van eind tot eind',
  'The whole trap bar seen from the front': 'De hele trap bar van voren gezien',
  'The two handles of one side, level and 100 mm raised': 'De twee grepen van één kant, vlak en 100 mm verhoogd',
  'Trap bar with thicker handles of 34 mm, from end to end': 'Trap bar met dikkere grepen van 34 mm, van eind tot eind',
  'The safety squat bar with its pads and front handles': 'De safety squat bar met zijn kussens en handgrepen voor',
  'The whole safety squat bar from the front': 'De hele safety squat bar van voren gezien',
  'One-piece pads around neck and handles': 'Kussens uit één stuk om nek en handgrepen',
  'The multi grip bar with four pairs of handles': 'De multigripstang met vier paar grepen',
  'The whole multi grip bar': 'De hele multigripstang',
  'Straight knurled handles in the frame of the multi grip bar':
    'Rechte gekartelde grepen in het frame van de multigripstang',
  'Axle from end to end: one black pipe with welded stops': 'Axle van eind tot eind: één zwarte buis met gelaste stops',
  'The whole axle, one smooth pipe': 'De hele axle, één gladde buis',
  'End of the axle with its welded stop': 'Uiteinde van de axle met zijn gelaste stop',
  'The cambered bar with its two dropped uprights': 'De gebogen squatstang met zijn twee verlaagde beugels',
  'The whole cambered bar, sleeves 350 mm below the grip': 'De hele gebogen stang, de hulzen 350 mm onder de greep',
  'A pair of farmer handles side by side': 'Een paar farmer’s-walkgrepen naast elkaar',
  'Gray trap bar with an open front and chrome sleeves':
    'Grijze trap bar, open aan de voorkant, met verchroomde hulzen',
  'The whole open trap bar from the front': 'De hele open trap bar van voren gezien',
  'Red trap bar with wide-set handles': 'Rode trap bar met grepen ver uit elkaar',
  'The whole red trap bar from the front': 'De hele rode trap bar van voren gezien',
  'Gray safety squat bar with dark red pads': 'Grijze safety squat bar met donkerrode kussens',
  'The whole gray safety squat bar from the front': 'De hele grijze safety squat bar van voren gezien',
  'Gray bar with three pairs of slanted handles': 'Grijze stang met drie paar schuine grepen',
  'The whole football bar': 'De hele footballstang',
  'Bow bar from end to end: bent black shaft, chrome sleeves':
    'Boogstang van eind tot eind: gebogen zwarte as, verchroomde hulzen',
  'The whole bow bar with its 75 mm arch': 'De hele boogstang met zijn boog van 75 mm',
  'Deeply bent zinc curl bar with black sleeves': 'Diep gebogen verzinkte curlstang met zwarte hulzen',
  'The whole deep curl bar': 'De hele diepe curlstang',
  'Stainless curl bar with a long straight end': 'Rvs-curlstang met een lang recht uiteinde',
  'The whole rackable curl bar, bent in the middle': 'De hele curlstang voor het rack, in het midden gebogen',
  'Short oval bar with two parallel grips': 'Korte ovale stang met twee parallelle grepen',
  'Red axle from end to end with welded stops': 'Rode axle van eind tot eind met gelaste stops',
  'The whole red axle': 'De hele rode axle',
  'End of the red axle with its welded stop': 'Uiteinde van de rode axle met zijn gelaste stop',
  'A pair of short gray farmer handles': 'Een paar korte grijze farmer’s-walkgrepen',
}
