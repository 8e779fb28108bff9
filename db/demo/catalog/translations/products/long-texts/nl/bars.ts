import type { LongTextsByHandle } from '../by-handle.ts'

export const bars: LongTextsByHandle = {
  'ironwright-power-bar': {
    lead: 'Stevige kartel, vlotte hulzen en een midden dat bij de low-bar squat blijft liggen.',
    description:
      '<p>De stang die we zouden houden als we er voor de drie lifts maar één mochten houden. De as is 28,5 mm: stijf genoeg om 250 kg zonder tweede stuit van de vloer te laten komen en dun genoeg voor een haakgreep. De kartel is diep gesneden met vlakke toppen: hij houdt zonder magnesium en scheurt geen shirt.</p><p>De hulzen draaien op bronzen bussen. Ze draaien niet eeuwig door, en voor squat, bankdrukken en deadlift hoort dat ook niet.</p><ul><li>Enkele ringmarkeringen op 810 mm voor het bankdrukken</li><li>Middenkartel van 120 mm</li><li>De hulzen nemen tien bumper plates van 20 kg en een sluiting</li></ul>',
  },
  'ironwright-squat-bar': {
    lead: 'Dikker, langer en zwaarder, zodat hij stil blijft als je uit het rek stapt.',
    description:
      '<p>Een as van 32 mm buigt onder 300 kg nauwelijks. Daar gaat het om: de schijven stoppen als jij stopt. Tussen de kragen zit 1460 mm, dus brede grepen en brede racks passen allebei.</p><p>De middenkartel is 400 mm lang en net zo stevig gesneden als de rest. Het is een squatstang en verder niets; een deadlift ermee voelt als een hekpaal optillen.</p>',
  },
  'ironwright-deadlift-bar': {
    lead: 'Dun en lang: het midden komt van de vloer voordat de schijven dat doen.',
    description:
      '<p>27 mm in de hand en 2310 mm van eind tot eind. Bij 200 kg buigt de as ongeveer 30 mm voordat de eerste schijf beweegt, dus je staat hoger en sterker als het gewicht komt.</p><p>De as is kaal staal. Hij grijpt beter dan elke coating en roest als je hem vergeet: afvegen, één keer per maand oliën, en hij overleeft de gym.</p>',
  },
  'vestergrav-meet-bar': {
    lead: 'De stijve stang van het wedstrijdplatform, gewogen tot op 10 gram.',
    description:
      '<p>Gemaakt om elke keer dezelfde stang te zijn. Elke stang wordt gewogen en met de hand gericht en draagt zijn nummer op de kraag. 29 mm roestvrij staal met een kartel die op de eerste dag scherp is en na tien jaar wedstrijden nog steeds.</p><p>Een rode ring naast de kraag vertelt de laders vanaf de andere kant van de zaal welke stang het is.</p>',
  },
  'ironwright-weightlifting-bar': {
    lead: 'Vijf naaldlagers in elke huls en een as die antwoordt in de tweede trek.',
    description:
      '<p>Een stang voor trekken en stoten die niet kost wat een wedstrijdstang kost. De hulzen draaien op naaldlagers en blijven draaien; de as slaat de aandrijving op en geeft die boven terug.</p><p>De kartel is medium en laat het midden glad, dus cleans laten geen sporen op je hals achter. De ringmarkeringen zitten op 910 mm.</p>',
  },
  'vestergrav-training-bar': {
    lead: 'De stang die nationale ploegen op het opwarmplatform laten liggen.',
    description:
      '<p>Hetzelfde asstaal als de wedstrijdstang, met zink in plaats van chroom en een ruimere tolerantie: 20 gram in plaats van 10. Het verschil voel je op de factuur, niet in je handen.</p><p>De einddop is blauw bij 20 kg en geel bij 15 kg.</p>',
  },
  'vestergrav-competition-bar-20': {
    lead: 'Een stang zo goed dat je eraan moet wennen.',
    description:
      '<p>Hardchroom over verenstaal, tien naaldlagers en een kartel die van eind tot eind even diep is. De blauwe ring staat voor 20 kg.</p><p>Elke stang wordt met 280 kg geladen en tien keer gedropt voordat hij wordt ingepakt. Het blad met zijn maten ligt in de doos.</p>',
  },
  'vestergrav-competition-bar-15': {
    lead: 'Goed verkleind: korter, dunner en net zo snel.',
    description:
      '<p>De as van 25 mm past in kleinere handen en de lengte van 2010 mm houdt de schijven waar de regels ze willen. De gele ring staat voor 15 kg.</p><p>Lagers, staal en keuring zijn die van de stang van 20 kg.</p>',
  },
  'ironwright-technique-bar': {
    lead: 'Voor de eerste honderd keer trekken, voordat gewicht een vraag is.',
    description:
      '<p>Een echte diameter en echte hulzen, bij een gewicht dat een beginner langzaam kan bewegen. De as is geanodiseerd aluminium; hij neemt tot 20 kg aan schijven en mag met meer niet vallen.</p><p>Gebruik hem met techniekschijven, dan begint de stang op de juiste hoogte.</p>',
  },
  'ironwright-junior-bar': {
    lead: 'Een volwaardige stang voor wie nog niet uitgegroeid is.',
    description:
      '<p>Verenstaal, bronzen bussen en een as van 25 mm. Anders dan een techniekstang neemt hij 100 kg en mag hij met bumpers vallen.</p><p>Met een paar veersluitingen komt hij dicht bij 10 kg, en dat zegt de groene band ook.</p>',
  },
  'ironwright-wright-bar': {
    lead: 'Eén stang voor een garage waar van alles een beetje gebeurt.',
    description:
      '<p>Tussen een powerliftstang en een gewichthefstang in, met opzet. De kartel is medium: hij houdt een zware deadlift en vergeeft dertig cleans. Beide ringmarkeringen zitten erop, op 810 mm en op 910 mm.</p><p>Composietbussen draaien stil en vragen nooit meer dan een druppel olie in het voorjaar.</p>',
  },
  'ironwright-garage-bar': {
    lead: 'De as is gecoat als gereedschap, want een garage is vochtig van oktober tot april.',
    description:
      '<p>Een keramische laag van 25 micrometer bedekt alles, ook de kartel. In de zoutneveltest staat hij 1000 uur tot de eerste vlek; zwart zink geeft het na 200 op.</p><p>De laag vult de kartel een beetje, dus snijden we die eerst dieper. In de hand voelt hij als medium.</p>',
  },
  'ironwright-class-bar': {
    lead: 'De stang die gyms per dozijn kopen en waar ze daarna niet meer over nadenken.',
    description:
      '<p>Alles wat aan een gedeelde stang breekt, is dikker gemaakt of weggelaten. De borgringen zijn dubbel, de einddoppen van geperst staal, en de coating verbergt wat magnesium en handen ermee doen.</p><p>Vanaf tien stuks drukken we op elke witte einddop een nummer.</p>',
  },
  'ironwright-short-bar': {
    lead: 'Past tussen twee muren waar een gewone stang niet tussen past.',
    description:
      '<p>1520 mm van eind tot eind. Hij reikt niet over een rack van normale breedte, dus hij is voor drukken, roeien, curls en lunges vanaf de vloer.</p><p>Het messingkleurige zink bleef over van een serie scheepsbeslag. We vonden het mooi en hielden het.</p>',
  },
  'ironwright-curl-bar': {
    lead: 'Gebogen waar je polsen zitten, met hulzen voor echte schijven.',
    description:
      '<p>Twee hoeken aan elke kant: 20 graden voor curls, 35 graden voor extensions. De kartel bedekt elke plek waar een hand kan komen en verder niets.</p><p>De hulzen zijn 50 mm dik en 190 mm lang, genoeg voor 60 kg ijzer.</p>',
  },
  'ironwright-trap-bar': {
    lead: 'Sta in de last in plaats van erachter.',
    description:
      '<p>Een zeshoek van 38 mm buis met grepen op de hoogte van de schijven en een tweede paar 100 mm hoger: draai hem om en de lift begint halverwege je scheen. De grepen zitten 640 mm uit elkaar.</p><p>De lange hulzen nemen 300 kg aan bumpers. De dikke grepen zijn 34 mm en sparen niemand.</p>',
  },
  'ironwright-safety-squat-bar': {
    lead: 'Voor schouders die niet meer draaien en ruggen die harder mogen werken.',
    description:
      '<p>Grepen voor, last achter de lijn van je nek. De buiging van 22 graden trekt je naar voren; rechtop blijven is de oefening.</p><p>De kussens zijn één stuk gegoten urethaan. Ze schuiven niet, bladderen niet en nemen geen zweet op.</p>',
  },
  'ironwright-multi-grip-bar': {
    lead: 'Druk met de handpalmen naar elkaar, op de breedte die je schouder kiest.',
    description:
      '<p>Acht grepen in vier paren, 200 tot 800 mm uit elkaar, allemaal recht. Het frame is 50 mm buis en ligt vlak in J-cups.</p><p>Poedercoating op het frame, kaal gekarteld staal op de grepen.</p>',
  },
  'ironwright-axle': {
    lead: 'Een buis met een mening over je grip.',
    description:
      '<p>Naadloze stalen buis, 50 mm van eind tot eind, met twee gelaste aanslagen. Geen hulzen, geen lagers, geen kartel. Wat je niet kunt vasthouden, kun je niet tillen.</p><p>Hij neemt 320 kg en elke schijf met een boring van 50 mm.</p>',
  },
  'ironwright-cambered-bar': {
    lead: 'De schijven zwaaien. Jij leert dat niet te doen.',
    description:
      '<p>De beugels hangen de hulzen 350 mm onder je schouders, dus de last wil zwerven. Squats worden rustiger, good mornings eerlijker.</p><p>Op bestelling gemaakt, want in een goede week lassen we er drie.</p>',
  },
  'northlode-farmers-handles': {
    lead: 'Oppakken, lopen, neerzetten. Dan schijven erbij.',
    description:
      '<p>Twee grepen met een hoog pakpunt en voeten die de schijven van rollen weerhouden. De greep is 34 mm, gekarteld als een vijl.</p><p>Elke kant neemt vier bumper plates van 20 kg.</p>',
  },
  'ironwright-hybrid-bar': {
    lead: 'Een powerliftstang tot aan de kragen en iets snellers daarbuiten.',
    description:
      '<p>Aan het buitenste eind van elke huls zit een naaldlager, aan het binnenste een bronzen bus. De bus draagt de last; het lager laat de huls ook geladen draaien. Cleans voelen licht, en een zware bench press rolt niet in je hand.</p><p>De roestvrijstalen as heeft een kartel van 0,34 mm, tussen die voor powerliften en de allround kartel in, met beide ringmarkeringen en een glad midden.</p>',
  },
  'ironwright-bearing-bar': {
    lead: 'Snelheid voor wie op maandag cleant en op dinsdag squat.',
    description:
      '<p>Vier naaldlagers in elke huls, een as van 28 mm met 205\u00a0000 PSI en beide ringmarkeringen. Hij veert minder dan een gewichthefstang en draait bijna even lang: na een tik met je vinger negen seconden.</p><p>Zwart oxide laat de kartel zoals hij gesneden is. De oranje band op de kraag is er om hem tussen vijf andere te vinden.</p>',
  },
  'ironwright-color-bar': {
    lead: 'Een Wright-stang voor wie vanaf de deur wil zien welke van hem is.',
    description:
      '<p>Onder de coating zit onze allround as met composietbussen. De hulzen zijn met opzet zwart verzinkt: felle kleuren naast chroom zien eruit als speelgoed.</p><p>Wit laat magnesium het minst zien en bloed het meest. Rood verkoopt het best; blauw verbergt beide.</p>',
  },
  'ironwright-slim-bar': {
    lead: 'Een halve millimeter dunner dan de Wright-stang, en dat scheelt voor een haakgreep.',
    description:
      '<p>Sommige handen willen 28 mm en geen vering. We harden deze as sterker dan die van een gewichthefstang, dus hij blijft rustig onder een squat en past toch onder een duim.</p><p>Oxide is de dunste afwerking die er is en beschermt het minst. In een droge ruimte blijft het tientallen jaren goed, in een vochtige wil het elke maand olie.</p>',
  },
  'quillon-two-piece-bar': {
    lead: 'Hij past in een lift, gaat een wenteltrap op en een sedan in.',
    description:
      '<p>Twee helften van 1120 mm komen in het midden samen op een conische draad van 24 mm met een borgpen. De verbinding zit onder een gladde huls, waar anders de middenkartel zou zijn, en draagt 320 kg in onze pers.</p><p>Draai hem vast met de twee haaksleutels uit de zak, niet met de hand. Uit elkaar staat hij in een kledingkast.</p>',
  },
  'ironwright-power-bar-29': {
    lead: 'Een halve millimeter dikker dan onze eerste powerliftstang en daardoor een kwart stijver.',
    description:
      '<p>Stijfheid groeit met de vierde macht van de diameter: 29 mm buigt onder dezelfde schijven ongeveer zeven procent minder dan 28,5. Je merkt het als je uit het rack stapt, waar niets nazwaait als je stilstaat.</p><p>De kartel is 0,4 mm diep gesneden met een bergprofiel en loopt tot 5 mm voor de kragen. Het middenvlak van 120 mm is even diep als de rest.</p><ul><li>Slag onder 0,8 mm over de lengte van de as</li><li>Vloeigrens 195\u00a0000 PSI: na 600 kg op de vangers is hij weer recht</li></ul>',
  },
  'ironwright-pound-power-bar': {
    lead: 'Een stang die 45 lb weegt op een weegschaal die ponden aangeeft.',
    description:
      '<p>De meeste stangen die als 45 lb worden verkocht, zijn 20 kg, en dat is 44,1. Deze is tot op twee ounce op 45 lb geslepen, dus een gym die in ponden telt, telt goed.</p><p>We laten de as zonder coating. Kaal staal heeft de beste grip van alle afwerkingen en vraagt om de twee weken een borstel en een druppel olie; de hulzen met zwart oxide vragen geen van beide.</p>',
  },
  'ironwright-light-power-bar': {
    lead: 'Voor handen die niet om 28,5 mm sluiten en voor kamers waar 2200 niet in past.',
    description:
      '<p>Kortere hulzen en een as van 27 mm brengen het gewicht terug tot 15 kg; de afstand tussen de kragen blijft 1410 mm, dus hij past op elk rack en elke bank van normaal formaat.</p><p>De kartel is die van de powerliftstang in een fijnere steek. Hij houdt een haakgreep zonder een kleine handpalm stuk te maken.</p>',
  },
  'ironwright-press-bar': {
    lead: 'Dik waar de handpalm hem draagt en stijf van haak tot haak.',
    description:
      '<p>Op de bank ligt de stang op de muis van je hand, en 30 mm spreidt hem. De as buigt niet bij 250 kg, dus beide uiteinden komen samen van je borst.</p><p>Een ring op 810 mm markeert de breedste toegestane greep, en daarbinnen zit om de 50 mm een tweede, fijnere lijn. Twee keer dezelfde breedte vinden is dan geen gok meer.</p>',
  },
  'vestergrav-squat-bar-35': {
    lead: 'De stang voor wedstrijden waar vierhonderd een openingspoging is.',
    description:
      '<p>35 mm verchroomd verenstaal, 1520 mm tussen kragen van 85 mm. Met 400 kg zakt de as aan de uiteinden 11 mm door; een stang van 29 mm zakt 23.</p><p>De middenkartel is 400 mm lang en gesneden als een grove vijl. Neem een shirt mee waar je niet aan gehecht bent.</p>',
  },
  'ironwright-coated-deadlift-bar': {
    lead: 'De lange dunne stang voor wie geen stang wil oliën.',
    description:
      '<p>Hij heeft de lengte en de vering van de kale deadliftstang. Voor het coaten snijden we de kartel een tiende millimeter dieper, want dat haalt 25 micrometer keramiek op elke flank weg.</p><p>Na een winter in een carport aan zee had hij twee vlekken, allebei waar een schijf de laag had beschadigd.</p>',
  },
  'vestergrav-pulling-bar': {
    lead: 'Gewalst uit het staal van de wedstrijdstang en dun getrokken voor de laatste lift van de dag.',
    description:
      '<p>De as van 27 mm heeft 215\u00a0000 PSI, waar andere van deze dikte bij 190\u00a0000 ophouden. Hij buigt even ver en komt eerder terug, dus de schijven blijven bij de lockout niet hangen.</p><p>Gewogen tot op 20 gram. De band naast de kraag is zwart, zodat laders hem niet met de bankdrukstang verwarren.</p>',
  },
  'ironwright-open-trap-bar': {
    lead: 'Stap erin, stap eruit, doe lunges: voor je schenen zit niets.',
    description:
      '<p>De zeshoek is opengesneden en achter verstevigd, dus een pas heeft de ruimte. Kantel hem op zijn hulzen en hij wordt zijn eigen krik om schijven te wisselen.</p><p>Vlakke grepen voor kracht, grepen die 100 mm hoger zitten voor ruggen die de dag stijf beginnen. Beide zijn 28,5 mm, gekarteld en 620 mm uit elkaar.</p>',
  },
  'northlode-wide-trap-bar': {
    lead: 'Gebouwd om een man heen die met zijn heupen tussen geen andere grepen paste.',
    description:
      '<p>840 mm over de vlakken en 2300 mm lang. De hoge grepen staan 120 mm boven de vlakke, dus met schijven van volle maat begint de trek op kniehoogte.</p><p>De lassen blijven zoals ze komen en de lak is machinerood. Mooi is hij niet, en hij is tot 420 kg geladen.</p>',
  },
  'ironwright-garage-safety-squat-bar': {
    lead: 'De meeste mensen squatten minder dan 200 kg, en deze is voor de meeste mensen.',
    description:
      '<p>We haalden 110 mm van de lengte, maakten de hulzen 360 mm en de buiging 110. Wat overblijft, past tussen de muren van een garage en neemt acht ijzeren schijven van 20 kg.</p><p>De kussens zijn vinyl over twee soorten foam, met een rits, en kosten weinig om te vervangen. De grepen zijn 260 mm lang en kun je laag of hoog vasthouden.</p>',
  },
  'ironwright-football-bar': {
    lead: 'Polsen staan niet evenwijdig als je drukt, dus deze grepen ook niet.',
    description:
      '<p>Elk paar staat 16 graden naar binnen, dicht bij de richting van je onderarmen onderin een bench press. Draai de stang om en de hoek gaat de andere kant op voor rows.</p><p>De grepen zitten in het midden 230, 460 en 690 mm uit elkaar, zijn 28,5 mm dik en blank verzinkt met medium kartel. De rails liggen in J-cups zonder te rollen.</p>',
  },
  'ironwright-bow-bar': {
    lead: 'Een rechte stang die zich heeft laten overhalen om een rug te liggen.',
    description:
      '<p>Koud gebogen over een lengte van 900 mm. Op je rug ligt hij over beide schouders tegelijk en komen je handen 75 mm lager, waar een stijve schouder ze wil hebben. Op de bank geeft hij dezelfde afstand terug als diepte.</p><p>De as is massief, 32 mm dik, gekarteld in het midden en op beide hellingen.</p>',
  },
  'ironwright-deep-curl-bar': {
    lead: 'De oude diepe bocht, bijna een hamergreep.',
    description:
      '<p>De meeste curlstangen zijn door de jaren heen platter geworden, zodat ze stapelen. Deze heeft de volle 85 mm tussen de hoge en de lage punten, en de binnenste grepen draaien je handpalmen bijna naar elkaar toe.</p><p>Bronzen bussen laten de schijven stilhangen terwijl je polsen bewegen. Voor 40 kg aan schijven, en dat is veel curl.</p>',
  },
  'ironwright-rackable-curl-bar': {
    lead: 'Lang genoeg om uit een rack te tillen, gebogen waar het telt.',
    description:
      '<p>2130 mm tussen de uiteinden en naast elke kraag 260 mm recht, waar de haken hem houden. Niemand hoeft meer een curlstang van de vloer te cleanen, en triceps op de bank doe je met vangers eronder.</p><p>De roestvrijstalen as is op elke flank van de bocht gekarteld.</p>',
  },
  'ironwright-triceps-bar': {
    lead: 'Hammercurls met beide handen aan hetzelfde gewicht.',
    description:
      '<p>Een ovaal frame met twee neutrale grepen, 170 mm uit elkaar. Het is kort genoeg om zittend te gebruiken en neemt 45 kg aan schijven.</p><p>Het frame is 32 mm buis; de grepen zijn verzinkt en rondom gekarteld.</p>',
  },
  'northlode-contest-axle': {
    lead: 'De axle die je op televisie van boven het hoofd ziet vallen.',
    description:
      '<p>Een wand van 8 mm in plaats van 6,3: hij weegt 3 kg meer dan de gewone axle en galmt niet als hij landt. De rode lak is er voor de camera en voor het publiek, dat graag ziet wat er getild wordt.</p><p>440 mm laadlengte aan elke kant, aanslagen rondom gelast.</p>',
  },
  'northlode-light-farmer-handles': {
    lead: 'Voor de tweede training van de week en voor wie 60 kg weegt.',
    description:
      '<p>320 mm korter dan het wedstrijdpaar, dus ze draaien in een gang. De greep is 28 mm: je benen geven het eerder op dan je vingers, en daar gaat het bij lopen om.</p><p>Verkocht per twee. Elke greep neemt drie bumper plates van 15 kg per kant.</p>',
  },
  'ironwright-stainless-weightlifting-bar': {
    lead: 'Op de as slijt niets, want er zit niets op.',
    description:
      '<p>Roestvrij staal houdt de gesneden rand van de kartel die een coating vult. Het voelt als een kale stang en mag een week met magnesium erop blijven liggen.</p><p>Tien naaldlagers draaien elke huls; een borgring die met een gewone tang opengaat houdt ze vast, dus je kunt de stang thuis schoonmaken. Het staal heeft 200\u00a0000 PSI, iets minder dan het koolstofstaal dat we verder gebruiken en genoeg voor elk totaal dat we hebben gezien.</p>',
  },
  'vestergrav-club-bar': {
    lead: 'Voor zalen waar twaalf mensen vier stangen delen en niemand een huls openmaakt.',
    description:
      '<p>Brons in plaats van naalden: hij draait iets langzamer, wil twee keer per jaar olie en overleeft het om leeg te vallen. De zwart verzinkte as komt uit dezelfde walserij als de wedstrijdstangen.</p><p>Een band in de kleur van het gewicht zit op de kraag, waar je hem van boven ziet.</p>',
  },
  'ironwright-bearing-bar-15': {
    lead: 'Een snelle stang van 15 kg die deadlifts niet erg vindt.',
    description:
      '<p>Gewichthefstangen van 15 kg zijn vaak te zacht voor een zware trek. Deze as heeft 205\u00a0000 PSI en houdt 180 kg zonder krom te blijven, dus één stang volstaat voor cleans en voor alles daarna.</p><p>Hulzen van 320 mm nemen vijf bumper plates per kant. De kartel is medium en laat het midden glad.</p>',
  },
  'ironwright-class-bar-15': {
    lead: 'Dezelfde coating, dezelfde dubbele borgringen en een gele dop om hem in de standaard te herkennen.',
    description:
      '<p>De helft van een les wil 25 mm. Dit is de lesstang in 2010 mm en 15 kg, met gladde hulzen waar schijven zonder geluid op glijden.</p><p>De bussen zijn hetzelfde onderdeel als in de stang van 20 kg, dus een gym heeft genoeg aan één la met onderdelen.</p>',
  },
  'ironwright-technique-bar-7-5': {
    lead: 'De stap tussen de stok en de eerste stang die telt.',
    description:
      '<p>28 mm hard geanodiseerd aluminium tussen korte stalen hulzen. De stalen uiteinden leggen gewicht waar een echte stang het heeft, dus de stang draait om met de snelheid die je later tegenkomt.</p><p>Laad hem tot hoogstens 30 kg en laat hem alleen vallen met schijven van volle maat.</p>',
  },
  'vestergrav-youth-competition-bar': {
    lead: 'De stang waarmee op het schoolkampioenschap wordt getild.',
    description:
      '<p>De as is getrokken uit de staaf van de wedstrijdstang van 15 kg; de hulzen zijn geanodiseerd aluminium op lagers: zo blijft hij zo licht en draait hij toch.</p><p>Met het paar veersluitingen van 250 g uit de doos geeft de wedstrijdweegschaal 10 kg aan, tot op 20 gram. Groen markeert hem, zoals op de schijven van dat gewicht.</p>',
  },
}
