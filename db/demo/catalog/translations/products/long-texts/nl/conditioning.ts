import type { LongTextsByHandle } from '../by-handle.ts'

export const conditioning: LongTextsByHandle = {
  'larchwell-plyo-box': {
    lead: 'Draai hem en hij heeft een andere hoogte.',
    description:
      '<p>Berkenmultiplex van 18 mm, puzzelverbindingen, een schoor binnenin. Komt plat met schroeven: dertig minuten en een schroevendraaier.</p>',
  },
  'larchwell-junior-box': {
    lead: 'Drie lagere hoogten, voor kortere benen en eerste sprongen.',
    description:
      '<p>305, 406 of 508 mm, door hem te draaien. De randen hebben een radius van 3 mm, want beginners komen ze vaker tegen.</p><p>Eén kind kan hem dragen; één coach neemt hem onder de arm.</p>',
  },
  'larchwell-stained-box': {
    lead: 'Dezelfde box voor kamers waar berken op een krat lijkt.',
    description:
      '<p>Bijna zwart gebeitst en verzegeld met een matte lak waarop schoenen minder strepen achterlaten dan op kaal hout. Wordt gelijmd geleverd, niet plat: de beits houdt niet van schroevendraaiers.</p>',
  },
  'larchwell-step-box': {
    lead: 'Voor step-ups en voor wie nog niet aan springen toe is.',
    description:
      '<p>Eén hoogte, breed gemaakt: er passen twee voeten en één twijfel op. Rubberen strippen eronder.</p>',
  },
  'ironwright-foam-box': {
    lead: 'Schenen vergeven foam. Multiplex vergeven ze niet.',
    description:
      '<p>Een kern van dicht foam onder vinyl met dubbele hoeken. Met 16,5 kg blijft hij staan waar je landt en toch draait één persoon hem om.</p>',
  },
  'ironwright-small-foam-box': {
    lead: 'Foam voor de eerste 406 mm.',
    description:
      '<p>Uit hetzelfde blok gesneden als de grote en grijs bekleed, zodat een les van ver ziet welke welke is. Banden aan beide uiteinden, een rits eronder voor de dag dat de kern wordt vervangen.</p>',
  },
  'ironwright-foam-block': {
    lead: 'Het middelste, los.',
    description:
      '<p>Een landingsvlak zo groot als een deurmat voor vier. Leg het onder een foamstapel voor 1200 mm, of voor een platform als box om op te squatten.</p>',
  },
  'ironwright-foam-stack': {
    lead: 'Elke hoogte van stoeprand tot aanrecht.',
    description:
      '<p>Blokken van 150, 300 en 450 mm die met banden aan elkaar vastzitten. Stapel ze alle drie voor 900 mm, of leen er een uit aan de beginners.</p>',
  },
  'ironwright-steel-box': {
    lead: 'Hij heeft scherpe randen en geen mening.',
    description:
      '<p>De poten van 32 mm buis staan naar buiten, dus hoe hoger de box, hoe breder hij staat. Het blad is plaat van 4 mm met 8 mm rubber, en de boxen stapelen tot aan de sport in elkaar.</p>',
  },
  'ironwright-steel-step': {
    lead: 'De hoogte van een traptrede, voor kuiten en deficits.',
    description:
      '<p>Ga erop staan om 203 mm dieper te trekken, of laat je hielen over de rand hangen. Rubber bedekt het hele blad en de poten.</p>',
  },
  'larchwell-jerk-blocks': {
    lead: 'De stang wacht op de hoogte waar je wilt beginnen.',
    description:
      '<p>Frames van essen die in elkaar grijpen en 300 kg dragen die van de schouders valt. Elk deel weegt minder dan 20 kg.</p>',
  },
  'ironwright-medicine-ball': {
    lead: 'Acht panelen, dubbel gestikt, zacht genoeg om honderd keer te vangen.',
    description:
      '<p>Bij elk gewicht even groot, dus vangen voelt steeds hetzelfde. Het stiksel is dubbel en verborgen, de vulling is textiel en ballast, en de vorm gaat ongeveer zo lang mee als je enthousiasme.</p><p>De oranje band is een eigen paneel en geen verf: hij laat zien hoe de bal draait en slijt niet af op een bakstenen muur.</p>',
  },
  'pellam-wall-ball': {
    lead: 'Tien smalle panelen in plaats van acht brede: ronder, en moeilijker uit vorm te trekken.',
    description:
      '<p>Een wall ball wordt een ei doordat zijn vulling zakt. Hier hangt de kern in een net dat aan elke naad is vastgenaaid, dus hij blijft in het midden.</p><p>De hoes is mat en een beetje kleverig. Hij geeft grip als je handen nat zijn en glimt niet onder een lamp.</p>',
  },
  'fenmoor-leather-medicine-ball': {
    lead: 'Zo’n bal hing in elke gymzaal op school, genaaid door mensen die het nog kunnen.',
    description:
      '<p>Volnerf rundleer, met schors gelooid, in twaalf segmenten gesneden en aan één pool dichtgeregen. Kleiner dan een wall ball en bedoeld om over te gooien, niet voor een doel op drie meter hoogte.</p><p>Hij wordt donkerder waar handen zitten. Geef hem twee keer per jaar leerbalsem en hij overleeft het touw waar hij naast hangt.</p>',
  },
  'pellam-rubber-ball': {
    lead: 'Een holle schil met lucht erin: gooi hem tegen een muur en hij komt terug.',
    description:
      '<p>Rotatieworpen, borstpasses, werk tegen de muur. De schil is 14 mm natuurrubber met een ribbenpatroon, en op het ventiel past een gewone naald.</p><p>De druk staat op 0,35 bar. Minder maakt hem lui, meer maakt hem gevaarlijk voor lampen.</p>',
  },
  'pellam-slam-ball': {
    lead: 'Gooi hem neer. Hij blijft liggen.',
    description:
      '<p>Een dikke schil van zacht rubber om zand. Hij wordt plat als hij landt, dus hij stuitert niet en rolt niet weg.</p><p>Het profiel loopt in twee richtingen en stopt vóór de letters, waar de schil het dikst is.</p>',
  },
  'ironwright-slam-ball': {
    lead: 'Staalkorrels in plaats van zand: hetzelfde gewicht in een bal die twee kleine handen kunnen vasthouden.',
    description:
      '<p>Zand vult een bal helemaal, staalkorrels vullen hem maar voor een derde. De rest is lucht, en een schil die bij het landen inzakt en het geluid meeneemt.</p><p>De naad is gevulkaniseerd en ligt onder het profiel. Daarna is er niets meer dat los kan komen.</p>',
  },
  'pellam-stone-ball': {
    lead: 'Een steen voor vloeren die niet op stenen gemaakt zijn.',
    description:
      '<p>Til hem op, draag hem over een stang, laat hem op rubber vallen. Hij geeft mee waar een steen zou afsplinteren.</p><p>De schil is glad, net als een steen, en neemt tacky zo slecht aan als beton het goed aanneemt. Gebruik magnesium.</p>',
  },
  'brackwater-shouldering-ball': {
    lead: 'Zo groot dat je armen er niet omheen sluiten, zacht genoeg om op een sleutelbeen te rusten.',
    description:
      '<p>Een schil van 9 mm die onder zijn eigen gewicht inzakt. Hij ligt nooit twee keer hetzelfde, dus de eerste trek is altijd een nieuwe.</p><p>Gemaakt om van de grond op je schouder te leggen en om ver te dragen. Niet om te gooien: de vloer verliest.</p>',
  },
  'ironwright-sandbag': {
    lead: 'Een zak zonder iets om vast te houden.',
    description:
      '<p>Een hoes van 1000 denier nylon met een tweede zak erin en twee sluitingen. Wordt leeg verzonden; zand is goedkoper waar jij woont.</p><p>Het gedrukte getal is wat erin gaat als hij vol droog speelzand zit en platgeslagen is. Vochtig zand is een tiende zwaarder en ruikt na een maand.</p>',
  },
  'brackwater-contest-sandbag': {
    lead: 'Gedrongen, breed en koppig, zoals organisatoren hem bestellen.',
    description:
      '<p>Organisatoren houden van een zak die er vanaf de tribune klein uitziet en het niet is. Deze is 440 mm breed en 560 hoog, en er gaat meer in dan de meeste auto’s in hun kofferbak willen.</p><p>De huid is Cordura van 1680 denier met een rubberen achterkant. Scherp grind komt er niet doorheen, je nagels ook niet.</p><p>Met trechter en schep erbij, want de eerste keer vullen kost een avond.</p>',
  },
  'brackwater-carry-bag': {
    lead: 'De zandzak voor wie morgen terug wil komen.',
    description:
      '<p>Vier grepen van 45 mm band lopen helemaal om de zak en zijn tussen de handvatten vastgenaaid, dus een greep kan niet in zijn eentje uit de hoes scheuren.</p><p>Draag hem als een koffer, zwaai hem, druk hem uit, sleep hem. Met 80 lb is hij vol; met 40 geef je hem gerust aan een beginner.</p>',
  },
  'brackwater-throwing-bag': {
    lead: 'Over de lat, achter je, en dan de volgende.',
    description:
      '<p>Een worp voor hoogte vraagt om een zak die beide handen op hetzelfde moment verlaat. De grepen liggen plat tot je eraan trekt en zijn stijf genoeg om los te laten.</p><p>Door ons gevuld en gewogen, op honderd gram nauwkeurig. Rood, zodat de jury hem tegen de lucht ziet.</p>',
  },
  'fenmoor-power-bag': {
    lead: 'Een zachte boomstam met grepen overal waar je er een zou willen.',
    description:
      '<p>Gewaxt canvas om een verzegelde kern. Twee grepen lopen over de bovenkant, aan elk eind zit er een, en de riemen eromheen zijn er nog twee als de zak op zijn rug ligt.</p><p>De kern is granulaat en geen zand, dus hij lekt niet en bevriest niet in een onverwarmde garage.</p>',
  },
  'pellam-power-bag': {
    lead: 'De zak die buiten woont.',
    description:
      '<p>Gecoat polyester dat gelast is waar anderen naaien. Laat hem op het veld liggen: de regen blijft buiten en de kleur blijft erin.</p><p>Langer en dikker dan een zak voor binnen, zodat hij over je schouders ligt zonder je nek te raken.</p>',
  },
  'ironwright-push-sled': {
    lead: 'Hij gaat niet sneller als je schreeuwt.',
    description:
      '<p>Twee palen om te duwen, een lage stang om harder te duwen, een schijfpen in het midden en een oog voor een band. De glijders zijn 10 mm staal en vervangbaar.</p><p>Op kunstgras wil hij schijven, op asfalt wil hij niets. De palen hebben rubber waar handen horen en kaal staal waar ze niet horen.</p>',
  },
  'brackwater-long-sled': {
    lead: 'Een lange glijder graaft zich niet in als de last groter is dan de persoon.',
    description:
      '<p>Een vijfde langer dan een gewone slee en 50 mm breder. Met 300 kg op de pen blijft hij vlak als je van onder duwt; kortere knikken.</p><p>Het frame is rondom gelast, de glijders zijn platstaal dat elke staalhandel verkoopt. De tekening staat op de slee.</p>',
  },
  'ironwright-compact-sled': {
    lead: 'De palen gaan eruit, de rest ligt plat achter de stoelen.',
    description:
      '<p>Voor een oprit, niet voor een stadion. Hij draait op zijn eigen lengte, en met 120 kg is hij op beton zo zwaar als de meeste benen willen.</p><p>De palen staan zonder bouten in bussen. Ze houden omdat je ertegenaan leunt, en komen eruit omdat in de auto niemand dat doet.</p>',
  },
  'ironwright-drag-sled': {
    lead: 'Een plaat die je overal volgt.',
    description:
      '<p>Uit één plaat gebogen, dus er zit geen las op de grond die kan doorslijten. De voorkant buigt ver genoeg omhoog om de rand van een mat op te klimmen.</p><p>Klik een band of een touw aan het oog. Loop achteruit als je knieën daarom vragen.</p>',
  },
  'brackwater-pan-sled': {
    lead: 'Breed genoeg voor een vat op zijn kant of een steen die er genoeg van heeft.',
    description:
      '<p>Een sleepmedley vraagt om een slee voor dingen zonder gat. De plaat is 500 mm breed, en de achterrand staat omhoog zodat er niets afrolt.</p><p>De pen schroef je los. Zonder pen heb je een kale pan voor stenen, met pen een pan voor schijven.</p>',
  },
  'aerwyn-air-rower': {
    lead: 'Trek harder en hij trekt harder terug. Een andere instelling doet er niet toe.',
    description:
      '<p>Een stalen vliegwiel van 510 mm draait achter een klep met tien standen. De ketting is vernikkeld en loopt niet in een oliebad: tien druppels olie om de vijftig uur is alles wat hij vraagt.</p><p>De monitor telt slagen, watts en de tijd per 500 m, en schrijft ze naar een kaart. Hij spreekt de gebruikelijke draadloze protocollen en geen eigen.</p><p>De rail gaat er zonder gereedschap af, en beide helften staan rechtop in een kast.</p>',
  },
  'aerwyn-high-rower': {
    lead: 'Dezelfde slag, zonder eerst op de vloer te gaan zitten.',
    description:
      '<p>De rail ligt 140 mm hoger dan gewoonlijk, ongeveer zo hoog als een eetkamerstoel. Geopereerde knieën merken dat, en wie tussen sets roeit ook.</p><p>De poten zijn langer en de achterste is breder, dus hij staat even stil als de lage. Op het grijsblauw zie je magnesium eerder; veeg het af.</p>',
  },
  'ironwright-short-rower': {
    lead: 'De meeste roeiers zijn lang vanwege een paar lange mensen. Deze niet.',
    description:
      '<p>Hij spaart 340 mm vloer. Is je binnenbeenlengte korter dan 840 mm, dan kom je nooit aan het einde van de rail.</p><p>Vliegwiel, ketting en monitor zijn die van de lange. De prijs niet, want staal kost geld.</p>',
  },
  'aerwyn-air-bike': {
    lead: 'Een grote ventilator, twee pedalen, twee hendels en geen kans om uit te rollen.',
    description:
      '<p>Een riem in plaats van een ketting: stiller, en niets te smeren. De lagers zijn afgedicht en de cranks driedelig, dus elke fietsenmaker kan ze vervangen.</p><p>De steps voor de ventilator zijn voor alleen armen. Op het zadel past een gewone zadelpenklem, mocht je een mening over zadels hebben.</p>',
  },
  'aerwyn-studio-bike': {
    lead: 'Een kleinere ventilator komt eerder op gang en is eerder aan zijn top, precies goed voor een les.',
    description:
      '<p>De eerste tien watt zijn de zware op een grote ventilator. Haal er 80 mm af en ook kleine rijders komen op gang zonder op te staan.</p><p>Zilvergrijs frame, donker blauwgroene naaf. De poten stel je met de hand, en met twee wielen voorop verplaatst één persoon hem.</p>',
  },
  'ironwright-speed-rope': {
    lead: 'Weegt minder dan de telefoon die je ervoor neerlegt.',
    description:
      '<p>Slanke gegoten grepen, gecoate staalkabel van 3,05 m. Knip hem op lengte met de tang die je al hebt.</p><p>Elke greep heeft twee lagers achter elkaar, dus de kabel komt er recht uit en zaagt niet aan de bus. Een reservekabel zit in het zakje.</p>',
  },
  'fenmoor-leather-rope': {
    lead: 'Langzaam, gelijkmatig en luid genoeg om de maat te houden.',
    description:
      '<p>Een rond koord, zonder las uit één huid gesneden. Het is zwaar genoeg voor een volle cirkel, dus je hoort het als je te vroeg bent.</p><p>De grepen zijn van gedraaid beuken met een kogellager. Leer neemt olie op en wordt soepeler; na een week hangt het recht.</p>',
  },
  'pellam-heavy-rope': {
    lead: 'Je voelt op elk moment waar het is, vooral in je onderarmen.',
    description:
      '<p>Elf millimeter massief pvc weegt genoeg om je schouders te trainen en de draai te leren. Double-unders kunnen en zijn een slecht idee.</p><p>Om te leren is een zwaar touw het makkelijkste. Drie minuten lang niet.</p>',
  },
  'osktide-freestyle-rope': {
    lead: 'Lange handvatten voor armen die kruisen.',
    description:
      '<p>Een greep van 180 mm houdt het touw open als je polsen achter je knieën zijn. Het koord is zacht genoeg om je te raken en vergeven te worden.</p><p>Geen lager: het koord draait in een bus, en zo blijft het bij een kruising of een release in zijn vlak.</p>',
  },
  'pellam-battle-rope': {
    lead: 'Vijftien meter niet kunnen praten.',
    description:
      '<p>Polyester touw, drie strengen, met krimpkousen als greep. Sla het om een willekeurige paal; de hoes in het midden vangt de slijtage op.</p><p>Dubbelgevouwen houd je twee einden van 7,5 m vast. Bij die lengte haalt een golf de paal nog.</p>',
  },
  'pellam-battle-rope-50': {
    lead: 'Twaalf millimeter meer en bijna twee keer zo zwaar.',
    description:
      '<p>Een touw van deze maat is vóór alles een gripoefening. Handen onder 180 mm sluiten er niet omheen, en daar gaat het om.</p><p>De ankerband in de doos is berekend op de trekkracht, die bij deze massa niet klein meer is.</p>',
  },
  'ironwright-battle-rope': {
    lead: 'Negen meter past in een garage als de auto buiten staat.',
    description:
      '<p>Korter en dunner, dus de golven zijn sneller en kleiner. Twee mensen die een muur delen, merken het verschil ook.</p><p>Marineblauwe vezel, oranje grepen, en eronder een takeling van geteerd koord die er zit omdat hij werkt.</p>',
  },
  'osktide-climbing-rope': {
    lead: 'Manilla, omdat handen en schenen dat liever hebben dan kunststof.',
    description:
      '<p>Natuurvezel met een beetje olie erin: hij verhaart een maand en geeft daarna grip als niets anders. Het oog bovenaan is om een stalen kous gesplitst en getakeld.</p><p>Hang het aan een balk, niet aan een optrekstang. Het onderste eind is ook getakeld en heeft geen knoop, want op een knoop worden voeten lui.</p>',
  },
  'brackwater-pulling-rope': {
    lead: 'Ga zitten, zet je voeten schrap en haal de vrachtwagen naar je toe.',
    description:
      '<p>Dik, licht van kleur en een beetje harig, zodat natte handen niet glijden. Onder last rekt het drie procent uit, en dat haalt de ruk uit de start.</p><p>Het ene eind heeft een gesplitst oog voor een harpsluiting, het andere is getapet. Koop handschoenen, of besluit het niet te doen.</p>',
  },
}
