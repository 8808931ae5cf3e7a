import { charging } from '../charging'
import { distancesKm } from '../facts'
import type { Article } from './article'

export const sustainableMeetings: Article = {
  id: 2,
  category: 'konferens',
  published: '2025-06', // assumed
  picture: 'magazine-sustainable-meetings',
  position: { x: 50, y: 62 },
  chapterPictures: ['ev-charging-winter', 'meeting-conference', 'food-lunch-buffet', 'activity-senior-walk'],
  quoteAfter: 1,
  text: {
    sv: {
      title: 'Möten som väger lite',
      excerpt:
        'Det hållbaraste mötet är det som inte blir av. Det näst hållbaraste är det som blir så bra att det inte behövs ett till.',
      caption: 'Några kollegor, en brygga, inget underlag. Mer utrustning än så kräver få beslut.',
      opening:
        'Börja med den obekväma frågan: behöver ni ses? Det är inget vi tjänar på att skriva. Men den som har suttit fyra timmar i bil för att höra något som hade rymts i ett mejl glömmer det inte, och ställer inte lika glatt upp nästa gång. Ett möte som väger lite börjar alltså med att någon stryker ett annat.',
      chapters: {
        Resan: [
          `De största utsläppen från ett möte sker oftast på vägen dit. Kaffet, lamporna och papperet är småpengar i sammanhanget. Till oss är det ${distancesKm.lycksele} kilometer från Lycksele, ${distancesKm.skelleftea} från Skellefteå och ${distancesKm.umea} från Umeå, så räkna på det innan ni räknar på något annat. En bil med fyra personer är ett helt annat möte än fyra bilar med en.`,
          `Kommer ni på el finns ${charging.sv.posts}, ${charging.sv.forFee}. Det är den långsamma sorten, och det passar en bil som ändå ska stå still medan ni arbetar.`,
          'Samåkningen har en bieffekt som inte syns i någon kalkyl. Den första timmen av mötet äger rum i baksätet, utan dagordning, och det är inte sällan den bästa.',
        ],
        Rummet: [
          'Res hellre sällan och stanna längre. Två dagsmöten i månaden är fyra resor. Ett möte från lunch till lunch är två, och det ger en kväll på köpet. Räkningen går ihop även för den som struntar i klimatet: mellan klockan fem och nio på kvällen, när ingen protokollför, blir folk klara med saker.',
          'Ta ett rum som är lagom. Ett stort rum med få människor i är kallt på flera sätt, och någon betalar alltid för att värma det. Låt dagsljuset vara på. Skriv på en tavla. Det som står på en tavla och inte går att läsa dagen därpå var sällan värt att spara.',
          'Och skicka underlaget i förväg, i en form som folk läser. En sida. Den som behöver tre har inte tänkt färdigt, och gör det annars i rummet, högt, medan elva andra väntar.',
        ],
        Tallriken: [
          'Maten som slängs är den dyraste. Därför är den viktigaste siffran i en konferensbokning inte priset utan antalet, och det viktigaste ordet är det som står under Kost och allergier. Säg hur många ni blir, säg till när det ändras, och säg vad ni inte äter. Då lagar köket lagom mycket av rätt mat.',
          'I övrigt gäller det gamla vanliga. Ät det som årstiden har. Låt buffén göra det den är bra på: var och en tar vad den orkar, och går tillbaka om det var gott. Vatten i karaff. Kakan till kaffet behöver ingen motivering.',
        ],
        Pausen: [
          'Det finns en sorts paus som bara är en omflyttning av stolar, och så finns det en riktig. Den riktiga sker utomhus och tar tjugo minuter. Gå två och två. Prata om frågan som ni fastnade på, eller prata inte alls. Ett fjäll är en användbar kollega: det har ingen åsikt men ger perspektiv.',
          'Några som leder möten för jämnan har satt det i system. Punkten som ingen kommer vidare på flyttas ut, till bänken eller stigen. Man får inte ta med sig datorn. När man kommer in igen står beslutet ofta och väntar, lite generat, som om det funnits där hela tiden.',
          'Det är kanske det mest hållbara av allt. Ett beslut som håller behöver inte fattas två gånger, ingen behöver sätta sig i bilen igen, och eftermiddagen blir plötsligt fri. Då kan ni gå ut en gång till. Den här gången utan ärende.',
        ],
      },
      quote: 'En bil med fyra personer är ett helt annat möte än fyra bilar med en.',
    },
    en: {
      title: 'Meetings that travel light',
      excerpt:
        'The most sustainable meeting is the one that never happens. The next best is one so good that there’s no need for another.',
      caption: 'A few colleagues, a deck, no papers. Few decisions call for more equipment.',
      opening:
        'Begin with the awkward question: do you need to meet at all? We gain nothing by asking it. But anyone who has sat four hours in a car to hear what would have fitted in an email remembers, and is less keen to come the next time. So a meeting that travels light begins with somebody cancelling a different one.',
      chapters: {
        'The journey': [
          `Most of what a meeting emits, it usually emits on the way there. Coffee, lamps and paper are small change. We are ${distancesKm.lycksele} kilometres from Lycksele, ${distancesKm.skelleftea} from Skellefteå and ${distancesKm.umea} from Umeå, so do that sum before any other. One car with four people in it is quite a different meeting from four cars with one.`,
          `If you come by electric car there are ${charging.en.posts}, ${charging.en.forFee}. They’re the slow kind, which suits a car that’s standing still while you work.`,
          'Sharing a car has a side effect that no spreadsheet shows. The first hour of the meeting takes place on the back seat, without an agenda, and it is quite often the best one.',
        ],
        'The room': [
          'Travel less often and stay longer. Two day meetings a month make four journeys. One meeting from lunch to lunch makes two, and throws in an evening. The sum works even for those who care nothing for the climate: between five and nine in the evening, when nobody is taking minutes, people finish things.',
          'Take a room that’s just big enough. A large room with few people in it is cold in more ways than one, and somebody always pays to heat it. Leave the daylight on. Write on a board. What’s on a board and can’t be read the next day was seldom worth keeping.',
          'And send the papers beforehand, in a form that people read. One page. Whoever needs three hasn’t finished thinking, and will finish in the room instead, aloud, while eleven others wait.',
        ],
        'The plate': [
          'The dearest food is the food thrown away. So the most important figure in a conference booking is not the price but the number of guests, and the most important words are the ones under Dietary requirements and allergies. Say how many you’ll be, say when that changes, and say what you don’t eat. Then the kitchen cooks the right amount of the right food.',
          'For the rest, the usual rules apply. Eat what the season has. Let a buffet do what it does well: everyone takes what they can manage, and goes back if it was good. Water in jugs. Cake with the coffee needs no justification.',
        ],
        'The break': [
          'There’s a kind of break that’s only a rearranging of chairs, and then there’s a real one. The real one happens outdoors and takes twenty minutes. Walk in pairs. Talk about the question you were stuck on, or don’t talk at all. A mountain is a useful colleague: it has no opinion, but it gives perspective.',
          'Some who chair meetings for a living have made a method of it. The item that nobody can get past is moved outside, to the bench or the path. Laptops stay behind. When you come back in, the decision is often standing there waiting, a little embarrassed, as though it had been present all along.',
          'Perhaps that’s the most sustainable thing of all. A decision that lasts doesn’t have to be taken twice, nobody has to get back in the car, and the afternoon is suddenly free. Then you can go out once more. This time for no reason at all.',
        ],
      },
      quote: 'One car with four people in it is quite a different meeting from four cars with one.',
    },
  },
}
