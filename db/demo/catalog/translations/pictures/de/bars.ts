import type { AlternativeTexts } from '../by-english-text.ts'

export const bars: AlternativeTexts = {
  'Power bar in black zinc from end to end, seen along the knurl':
    'Powerlifting-Stange schwarz verzinkt, in ganzer Länge, entlang der Rändelung gesehen',
  'The whole power bar in black zinc with its center knurl':
    'Die ganze Powerlifting-Stange, schwarz verzinkt, mit gerändelter Mitte',
  'End of the power bar in black zinc: cap, sleeve, collar and knurl':
    'Ende der schwarz verzinkten Powerlifting-Stange: Endkappe, Hülse, Anschlag und Rändelung',
  'Firm knurl of the power bar where it runs out at the collar':
    'Griffige Rändelung der Powerlifting-Stange, wo sie am Anschlag endet',
  'The power bar on a lifting platform, loaded with black bumper plates':
    'Die Powerlifting-Stange auf einer Plattform, mit schwarzen Bumper Plates beladen',
  'The loaded power bar in front of the outline of a person of 1.75 m (5 ft 9 in)':
    'Die beladene Powerlifting-Stange vor dem Umriss einer Person von 1,75 m',
  'Power bar from end to end with stainless shaft and sleeves':
    'Powerlifting-Stange in ganzer Länge, Schaft und Hülsen aus Edelstahl',
  'Power bar from end to end with a black oxide shaft and chrome sleeves':
    'Powerlifting-Stange in ganzer Länge, Schaft brüniert, Hülsen verchromt',
  'Squat bar from end to end: long black sleeves, wide collars, thick shaft':
    'Kniebeugenstange in ganzer Länge: lange schwarze Hülsen, breite Anschläge, dicker Schaft',
  'The whole squat bar with its long center knurl': 'Die ganze Kniebeugenstange mit ihrer langen gerändelten Mitte',
  'End of the squat bar: wide collar and a thick black zinc shaft':
    'Ende der Kniebeugenstange: breiter Anschlag und dicker, schwarz verzinkter Schaft',
  'The squat bar’s 85 mm collar next to its 32 mm shaft':
    'Der 85 mm große Anschlag der Kniebeugenstange neben ihrem Schaft von 32 mm',
  'Deadlift bar from end to end: bare steel shaft, black zinc sleeves':
    'Kreuzhebestange in ganzer Länge: Schaft aus blankem Stahl, Hülsen schwarz verzinkt',
  'The whole deadlift bar, smooth in the middle': 'Die ganze Kreuzhebestange, in der Mitte glatt',
  'End of the deadlift bar: bare steel shaft and black zinc sleeve':
    'Ende der Kreuzhebestange: Schaft aus blankem Stahl und schwarz verzinkte Hülse',
  'Knurl of the bare deadlift shaft close to the collar': 'Rändelung des blanken Kreuzhebeschafts dicht am Anschlag',
  'Meet bar from end to end: stainless shaft, chrome sleeves, red bands':
    'Wettkampfstange in ganzer Länge: Schaft aus Edelstahl, Hülsen verchromt, rote Ringe',
  'The whole meet bar with red bands at both collars':
    'Die ganze Wettkampfstange mit roten Ringen an beiden Anschlägen',
  'End of the meet bar: red cap, chrome sleeve and a red band around the collar':
    'Ende der Wettkampfstange: rote Endkappe, verchromte Hülse und ein roter Ring um den Anschlag',
  'Sharp knurl of the stainless meet bar next to the red band':
    'Scharfe Rändelung der Wettkampfstange aus Edelstahl neben dem roten Ring',
  'Bar end loaded with red, blue, yellow and black steel plates':
    'Stangenende, beladen mit roten, blauen, gelben und schwarzen Stahlscheiben',
  '29 mm power bar from end to end: stainless shaft, chrome sleeves':
    'Powerlifting-Stange mit 29 mm in ganzer Länge: Schaft aus Edelstahl, Hülsen verchromt',
  'The whole 29 mm power bar in stainless steel': 'Die ganze Powerlifting-Stange mit 29 mm aus Edelstahl',
  'End of the 29 mm power bar: stainless shaft and chrome sleeve':
    'Ende der Powerlifting-Stange mit 29 mm: Schaft aus Edelstahl und verchromte Hülse',
  'Deep knurl of the 29 mm shaft where it meets the collar':
    'Tiefe Rändelung des Schafts mit 29 mm, wo er auf den Anschlag trifft',
  '29 mm power bar from end to end: chrome shaft, black zinc sleeves':
    'Powerlifting-Stange mit 29 mm in ganzer Länge: Schaft verchromt, Hülsen schwarz verzinkt',
  '45 lb power bar from end to end: bare shaft, black oxide sleeves':
    'Powerlifting-Stange mit 45 lb in ganzer Länge: blanker Schaft, Hülsen brüniert',
  'The whole 45 lb power bar': 'Die ganze Powerlifting-Stange mit 45 lb',
  'End of the 45 lb power bar: bare shaft and black oxide sleeve':
    'Ende der Powerlifting-Stange mit 45 lb: blanker Schaft und brünierte Hülse',
  'Light power bar from end to end: short chrome sleeves, black zinc shaft':
    'Leichte Powerlifting-Stange in ganzer Länge: kurze verchromte Hülsen, Schaft schwarz verzinkt',
  'The whole light power bar, 1950 mm long': 'Die ganze leichte Powerlifting-Stange, 1950 mm lang',
  'Short chrome sleeve of the light power bar with a yellow cap':
    'Kurze verchromte Hülse der leichten Powerlifting-Stange mit gelber Endkappe',
  'Press bar from end to end: thick black oxide shaft, zinc sleeves':
    'Bankdrückstange in ganzer Länge: dicker brünierter Schaft, Hülsen verzinkt',
  'The whole press bar, 2100 mm long': 'Die ganze Bankdrückstange, 2100 mm lang',
  'End of the press bar: thick black oxide shaft and zinc sleeve':
    'Ende der Bankdrückstange: dicker brünierter Schaft und verzinkte Hülse',
  '35 mm squat bar from end to end: chrome with red bands and a red cap':
    'Kniebeugenstange mit 35 mm in ganzer Länge: verchromt, mit roten Ringen und roter Endkappe',
  'The whole 2400 mm squat bar with its long center knurl':
    'Die ganze Kniebeugenstange von 2400 mm mit ihrer langen gerändelten Mitte',
  'Red cap, wide collar with a red band and the 35 mm chrome shaft':
    'Rote Endkappe, breiter Anschlag mit rotem Ring und der verchromte Schaft von 35 mm',
  'Deadlift bar with an orange coating and chrome sleeves, from end to end':
    'Kreuzhebestange mit oranger Beschichtung und verchromten Hülsen, in ganzer Länge',
  'The whole orange deadlift bar, 2310 mm long': 'Die ganze orange Kreuzhebestange, 2310 mm lang',
  'End of the deadlift bar with an orange coating and a chrome sleeve':
    'Ende der Kreuzhebestange mit oranger Beschichtung und verchromter Hülse',
  'Deadlift bar with a graphite coating and chrome sleeves, from end to end':
    'Kreuzhebestange mit Beschichtung in Graphit und verchromten Hülsen, in ganzer Länge',
  'Pulling bar from end to end: zinc shaft, chrome sleeves, black bands':
    'Zugstange in ganzer Länge: Schaft verzinkt, Hülsen verchromt, schwarze Ringe',
  'The whole pulling bar, smooth in the middle': 'Die ganze Zugstange, in der Mitte glatt',
  'Black cap and black band on the chrome sleeve of the pulling bar':
    'Schwarze Endkappe und schwarzer Ring an der verchromten Hülse der Zugstange',
  '20 kg weightlifting bar in bright zinc, from end to end, with blue bands':
    'Gewichtheberstange mit 20 kg, blank verzinkt, in ganzer Länge, mit blauen Ringen',
  'The whole 20 kg weightlifting bar without a center knurl':
    'Die ganze Gewichtheberstange mit 20 kg, Mitte nicht gerändelt',
  'End of the 20 kg weightlifting bar in bright zinc with a blue band':
    'Ende der blank verzinkten Gewichtheberstange mit 20 kg und blauem Ring',
  'Medium knurl and grooved sleeve of the weightlifting bar':
    'Mittlere Rändelung und gerillte Hülse der Gewichtheberstange',
  '15 kg weightlifting bar in bright zinc, from end to end, with yellow bands':
    'Gewichtheberstange mit 15 kg, blank verzinkt, in ganzer Länge, mit gelben Ringen',
  '20 kg training bar in bright zinc, from end to end, with a blue cap':
    'Trainingsstange mit 20 kg, blank verzinkt, in ganzer Länge, mit blauer Endkappe',
  'The whole 20 kg training bar in bright zinc': 'Die ganze Trainingsstange mit 20 kg, blank verzinkt',
  'End of the training bar with a blue cap': 'Ende der Trainingsstange mit blauer Endkappe',
  '15 kg training bar in bright zinc, from end to end, with a yellow cap':
    'Trainingsstange mit 15 kg, blank verzinkt, in ganzer Länge, mit gelber Endkappe',
  'Chrome 20 kg competition bar from end to end, with blue bands and a blue cap':
    'Verchromte Wettkampfstange mit 20 kg in ganzer Länge, mit blauen Ringen und blauer Endkappe',
  'The whole chrome competition bar with a light center knurl':
    'Die ganze verchromte Wettkampfstange mit leicht gerändelter Mitte',
  'End of the chrome competition bar with blue cap and blue band':
    'Ende der verchromten Wettkampfstange mit blauer Endkappe und blauem Ring',
  'Knurl of the chrome competition bar next to the collar':
    'Rändelung der verchromten Wettkampfstange neben dem Anschlag',
  'Bar end loaded with red, blue and yellow competition plates':
    'Stangenende, beladen mit roten, blauen und gelben Wettkampfscheiben',
  'Chrome 15 kg competition bar from end to end, with yellow bands and a yellow cap':
    'Verchromte Wettkampfstange mit 15 kg in ganzer Länge, mit gelben Ringen und gelber Endkappe',
  'The whole 15 kg competition bar': 'Die ganze Wettkampfstange mit 15 kg',
  'End of the 15 kg competition bar with yellow cap and band':
    'Ende der Wettkampfstange mit 15 kg, mit gelber Endkappe und gelbem Ring',
  '10 kg technique bar from end to end: aluminum shaft, zinc sleeves, green cap':
    'Technikstange mit 10 kg in ganzer Länge: Schaft aus Aluminium, Hülsen verzinkt, grüne Endkappe',
  'The whole 10 kg technique bar': 'Die ganze Technikstange mit 10 kg',
  'End of the 10 kg technique bar: aluminum shaft, zinc sleeve, green cap':
    'Ende der Technikstange mit 10 kg: Schaft aus Aluminium, verzinkte Hülse, grüne Endkappe',
  'Light knurl in the aluminum shaft of the technique bar': 'Leichte Rändelung im Aluminiumschaft der Technikstange',
  '5 kg technique bar from end to end, all aluminum, with a white cap':
    'Technikstange mit 5 kg in ganzer Länge, ganz aus Aluminium, mit weißer Endkappe',
  'Junior bar from end to end: zinc shaft, aluminum sleeves, green bands':
    'Kinderstange in ganzer Länge: verzinkter Schaft, Hülsen aus Aluminium, grüne Ringe',
  'The whole junior bar, 1700 mm long': 'Die ganze Kinderstange, 1700 mm lang',
  'End of the junior bar: steel shaft, aluminum sleeve and a green band':
    'Ende der Kinderstange: Stahlschaft, Hülse aus Aluminium und ein grüner Ring',
  '20 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, blue cap':
    'Gewichtheberstange mit 20 kg in ganzer Länge: Schaft aus Edelstahl, Hülsen verchromt, blaue Endkappe',
  'The whole 20 kg stainless weightlifting bar': 'Die ganze Gewichtheberstange mit 20 kg aus Edelstahl',
  'Blue cap and chrome sleeve on a stainless 28 mm shaft':
    'Blaue Endkappe und verchromte Hülse auf einem Schaft von 28 mm aus Edelstahl',
  '15 kg weightlifting bar from end to end: stainless shaft, chrome sleeves, yellow cap':
    'Gewichtheberstange mit 15 kg in ganzer Länge: Schaft aus Edelstahl, Hülsen verchromt, gelbe Endkappe',
  '20 kg club bar from end to end: black zinc shaft, zinc sleeves, blue bands':
    'Vereinsstange mit 20 kg in ganzer Länge: Schaft schwarz verzinkt, Hülsen verzinkt, blaue Ringe',
  'The whole 20 kg club bar': 'Die ganze Vereinsstange mit 20 kg',
  'Zinc sleeve with a blue band on the black zinc shaft of the club bar':
    'Verzinkte Hülse mit blauem Ring auf dem schwarz verzinkten Schaft der Vereinsstange',
  '15 kg club bar from end to end: black zinc shaft, zinc sleeves, yellow bands':
    'Vereinsstange mit 15 kg in ganzer Länge: Schaft schwarz verzinkt, Hülsen verzinkt, gelbe Ringe',
  '15 kg bearing bar from end to end: black zinc shaft, chrome sleeves, black bands':
    'Nadellager-Langhantel mit 15 kg in ganzer Länge: Schaft schwarz verzinkt, Hülsen verchromt, schwarze Ringe',
  'The whole 15 kg bearing bar': 'Die ganze Nadellager-Langhantel mit 15 kg',
  'Chrome sleeve with a black band on a 25 mm black zinc shaft':
    'Verchromte Hülse mit schwarzem Ring auf einem schwarz verzinkten Schaft von 25 mm',
  '7.5 kg technique bar from end to end: black aluminum shaft, short zinc sleeves':
    'Technikstange mit 7,5 kg in ganzer Länge: schwarzer Aluminiumschaft, kurze verzinkte Hülsen',
  'The whole 7.5 kg technique bar': 'Die ganze Technikstange mit 7,5 kg',
  'Short zinc sleeve with an orange cap on a black aluminum shaft':
    'Kurze verzinkte Hülse mit oranger Endkappe auf einem schwarzen Aluminiumschaft',
  'Youth competition bar from end to end: chrome shaft, dark aluminum sleeves, green bands':
    'Jugend-Wettkampfstange in ganzer Länge: verchromter Schaft, dunkle Hülsen aus Aluminium, grüne Ringe',
  'The whole youth competition bar': 'Die ganze Jugend-Wettkampfstange',
  'Green cap, green band and a dark aluminum sleeve on a chrome shaft':
    'Grüne Endkappe, grüner Ring und dunkle Aluminiumhülse auf einem verchromten Schaft',
  'Wright Bar from end to end: bright zinc sleeves, black zinc shaft':
    'Wright-Langhantel in ganzer Länge: blank verzinkte Hülsen, Schaft schwarz verzinkt',
  'The whole Wright Bar with both ring marks': 'Die ganze Wright-Langhantel mit beiden Ringmarkierungen',
  'Both ring marks in the medium knurl of the Wright Bar':
    'Beide Ringmarkierungen in der mittleren Rändelung der Wright-Langhantel',
  'The Wright Bar on a garage floor, loaded with bumper plates':
    'Die Wright-Langhantel auf einem Garagenboden, mit Bumper Plates beladen',
  'The Wright Bar at the feet of the outline of a person of 1.75 m (5 ft 9 in)':
    'Die Wright-Langhantel zu Füßen des Umrisses einer Person von 1,75 m',
  'Wright Bar in bright zinc, from end to end': 'Wright-Langhantel blank verzinkt, in ganzer Länge',
  'Wright Bar with a sand coating and black zinc sleeves, from end to end':
    'Wright-Langhantel mit Sandbeschichtung und schwarz verzinkten Hülsen, in ganzer Länge',
  '15 kg Wright Bar with its thinner black zinc shaft, from end to end':
    'Wright-Langhantel mit 15 kg und dünnerem, schwarz verzinktem Schaft, in ganzer Länge',
  '15 kg Wright Bar in bright zinc, from end to end': 'Wright-Langhantel mit 15 kg, blank verzinkt, in ganzer Länge',
  '15 kg Wright Bar with a sand coating, from end to end':
    'Wright-Langhantel mit 15 kg und Sandbeschichtung, in ganzer Länge',
  'Garage Bar from end to end: orange shaft, chrome sleeves':
    'Garagen-Langhantel in ganzer Länge: oranger Schaft, verchromte Hülsen',
  'The whole Garage Bar with its orange shaft': 'Die ganze Garagen-Langhantel mit ihrem orangen Schaft',
  'End of the Garage Bar: orange shaft and chrome sleeve':
    'Ende der Garagen-Langhantel: oranger Schaft und verchromte Hülse',
  'Orange ceramic coating on the knurl near the collar': 'Orange Keramikschicht auf der Rändelung nahe am Anschlag',
  'Garage Bar with an olive coating, from end to end': 'Garagen-Langhantel mit Beschichtung in Oliv, in ganzer Länge',
  'Garage Bar with a graphite coating, from end to end':
    'Garagen-Langhantel mit Beschichtung in Graphit, in ganzer Länge',
  'Class Bar from end to end: graphite shaft, smooth black sleeves, white cap':
    'Kurs-Langhantel in ganzer Länge: Schaft in Graphit, glatte schwarze Hülsen, weiße Endkappe',
  'The whole Class Bar in graphite': 'Die ganze Kurs-Langhantel in Graphit',
  'End of the Class Bar: white cap, smooth black sleeve, graphite shaft':
    'Ende der Kurs-Langhantel: weiße Endkappe, glatte schwarze Hülse, Schaft in Graphit',
  'Bar end loaded with black bumpers': 'Stangenende, beladen mit schwarzen Bumper Plates',
  'Short Bar from end to end: brass-toned shaft, short chrome sleeves':
    'Kurze Langhantel in ganzer Länge: messingfarbener Schaft, kurze verchromte Hülsen',
  'The whole Short Bar, 1520 mm from end to end': 'Die ganze kurze Langhantel, 1520 mm von Ende zu Ende',
  'End of the Short Bar: brass-toned shaft and short chrome sleeve':
    'Ende der kurzen Langhantel: messingfarbener Schaft und kurze verchromte Hülse',
  'Hybrid bar from end to end: black zinc sleeves on a stainless shaft':
    'Hybrid-Langhantel in ganzer Länge: schwarz verzinkte Hülsen auf einem Schaft aus Edelstahl',
  'The whole hybrid bar': 'Die ganze Hybrid-Langhantel',
  'Black zinc sleeve on a bright stainless shaft': 'Schwarz verzinkte Hülse auf einem blanken Edelstahlschaft',
  'Knurl of the hybrid bar next to the black collar': 'Rändelung der Hybrid-Langhantel neben dem schwarzen Anschlag',
  'Bearing bar from end to end: chrome sleeves with orange bands, black oxide shaft':
    'Nadellager-Langhantel in ganzer Länge: verchromte Hülsen mit orangen Ringen, brünierter Schaft',
  'The whole bearing bar with both ring marks': 'Die ganze Nadellager-Langhantel mit beiden Ringmarkierungen',
  'Chrome sleeve with an orange band on a black oxide shaft':
    'Verchromte Hülse mit orangem Ring auf einem brünierten Schaft',
  'Orange band on the collar next to the knurl': 'Oranger Ring am Anschlag neben der Rändelung',
  'Color bar in red from end to end, with black sleeves and a red cap':
    'Farb-Langhantel in Rot in ganzer Länge, mit schwarzen Hülsen und roter Endkappe',
  'The whole color bar in red': 'Die ganze Farb-Langhantel in Rot',
  'Red cap and black sleeve on a red ceramic shaft':
    'Rote Endkappe und schwarze Hülse auf einem Schaft mit roter Keramikschicht',
  'Color bar in blue from end to end, with black sleeves and a blue cap':
    'Farb-Langhantel in Blau in ganzer Länge, mit schwarzen Hülsen und blauer Endkappe',
  'Color bar in white from end to end, with black sleeves and a white cap':
    'Farb-Langhantel in Weiß in ganzer Länge, mit schwarzen Hülsen und weißer Endkappe',
  'Slim bar from end to end, all in black oxide': 'Schlanke Langhantel in ganzer Länge, ganz brüniert',
  'The whole slim bar, black from end to end': 'Die ganze schlanke Langhantel, schwarz von Ende zu Ende',
  'Black oxide sleeve and shaft of the slim bar': 'Brünierte Hülse und brünierter Schaft der schlanken Langhantel',
  'Two-piece bar from end to end: chrome, with smooth sleeves and an orange cap':
    'Zweiteilige Langhantel in ganzer Länge: verchromt, mit glatten Hülsen und oranger Endkappe',
  'The two-piece bar screwed together': 'Die zweiteilige Langhantel, zusammengeschraubt',
  'Smooth chrome sleeve with an orange cap': 'Glatte verchromte Hülse mit oranger Endkappe',
  '15 kg class bar from end to end: graphite shaft, smooth black sleeves, yellow cap':
    'Kurs-Langhantel mit 15 kg in ganzer Länge: Schaft in Graphit, glatte schwarze Hülsen, gelbe Endkappe',
  'The whole 15 kg class bar in graphite': 'Die ganze Kurs-Langhantel mit 15 kg in Graphit',
  'Yellow cap on the smooth black sleeve of the 15 kg class bar':
    'Gelbe Endkappe an der glatten schwarzen Hülse der Kurs-Langhantel mit 15 kg',
  'The curl bar with its angled grips': 'Die SZ-Stange mit ihren gewinkelten Griffen',
  'The whole curl bar from end to end': 'Die ganze SZ-Stange von Ende zu Ende',
  'Hexagonal trap bar with raised and level handles, from end to end':
    'Sechseckige Trapezstange mit erhöhten und ebenen Griffen, in ganzer Länge',
  'The whole trap bar seen from the front': 'Die ganze Trapezstange von vorn',
  'The two handles of one side, level and 100 mm raised': 'Die zwei Griffe einer Seite, eben und um 100 mm erhöht',
  'Trap bar with thicker handles of 34 mm, from end to end':
    'Trapezstange mit dickeren Griffen von 34 mm, in ganzer Länge',
  'The safety squat bar with its pads and front handles':
    'Die Safety-Squat-Stange mit ihren Polstern und vorderen Griffen',
  'The whole safety squat bar from the front': 'Die ganze Safety-Squat-Stange von vorn',
  'One-piece pads around neck and handles': 'Polster aus einem Stück um Nacken und Griffe',
  'The multi grip bar with four pairs of handles': 'Die Multigriffstange mit vier Griffpaaren',
  'The whole multi grip bar': 'Die ganze Multigriffstange',
  'Straight knurled handles in the frame of the multi grip bar':
    'Gerade gerändelte Griffe im Rahmen der Multigriffstange',
  'Axle from end to end: one black pipe with welded stops':
    'Achse in ganzer Länge: ein schwarzes Rohr mit angeschweißten Anschlägen',
  'The whole axle, one smooth pipe': 'Die ganze Achse, ein glattes Rohr',
  'End of the axle with its welded stop': 'Ende der Achse mit angeschweißtem Anschlag',
  'The cambered bar with its two dropped uprights': 'Die gebogene Kniebeugenstange mit ihren zwei abgesenkten Bügeln',
  'The whole cambered bar, sleeves 350 mm below the grip':
    'Die ganze gebogene Stange, die Hülsen 350 mm unter dem Griff',
  'A pair of farmer handles side by side': 'Ein Paar Farmer’s-Walk-Griffe nebeneinander',
  'Gray trap bar with an open front and chrome sleeves': 'Graue Trapezstange, vorn offen, mit verchromten Hülsen',
  'The whole open trap bar from the front': 'Die ganze offene Trapezstange von vorn',
  'Red trap bar with wide-set handles': 'Rote Trapezstange mit weit auseinanderliegenden Griffen',
  'The whole red trap bar from the front': 'Die ganze rote Trapezstange von vorn',
  'Gray safety squat bar with dark red pads': 'Graue Safety-Squat-Stange mit dunkelroten Polstern',
  'The whole gray safety squat bar from the front': 'Die ganze graue Safety-Squat-Stange von vorn',
  'Gray bar with three pairs of slanted handles': 'Graue Stange mit drei Paaren geneigter Griffe',
  'The whole football bar': 'Die ganze Football-Stange',
  'Bow bar from end to end: bent black shaft, chrome sleeves':
    'Bogenstange in ganzer Länge: gebogener schwarzer Schaft, verchromte Hülsen',
  'The whole bow bar with its 75 mm arch': 'Die ganze Bogenstange mit ihrem Bogen von 75 mm',
  'Deeply bent zinc curl bar with black sleeves': 'Tief gebogene verzinkte SZ-Stange mit schwarzen Hülsen',
  'The whole deep curl bar': 'Die ganze tiefe SZ-Stange',
  'Stainless curl bar with a long straight end': 'SZ-Stange aus Edelstahl mit langem geradem Ende',
  'The whole rackable curl bar, bent in the middle': 'Die ganze SZ-Stange fürs Rack, in der Mitte gebogen',
  'Short oval bar with two parallel grips': 'Kurze ovale Stange mit zwei parallelen Griffen',
  'Red axle from end to end with welded stops': 'Rote Achse in ganzer Länge mit angeschweißten Anschlägen',
  'The whole red axle': 'Die ganze rote Achse',
  'End of the red axle with its welded stop': 'Ende der roten Achse mit angeschweißtem Anschlag',
  'A pair of short gray farmer handles': 'Ein Paar kurze graue Farmer’s-Walk-Griffe',
}
