import type { Code } from './themes-patterns.ts'

/** What people say of things that are bought: money, quality, looks, and how it is to have and use them. */
export const productCodes: readonly Code[] = [
  {
    label: 'Price and value',
    says: `price~|pricey|pricier|cost~|costly|expensive|inexpensive|overpriced|cheap/cheaper/cheapest|value for
      |good/better/best/great/poor/bad value|worth it/paying/buying/having|worth .. money/price/cost/dollars/extra
      |money worth|rip off|rip offs|ripoff|steep|$|dollar~|buck~|cents|grand|percent off|what they charge
      |charge/charges for|too much money|waste of money|save/saves/saved/saving .. money|saves me|per month|a month
      |adds up|spend~ less/more|markup|penny|pennies|paying for|pay for|pay more/extra/less/twice/triple|pay that much
      |paid too much|paying more/that|not paying|gas money|really pay|half a bag|arm and a leg|free`,
    except: `feels/feel/felt/looks cheap|cost of living|what everything costs|everything costs|cost of rent|free time
      |free hour|free to|feel free|free of|free from|set free|free country|sugar free|gluten free|hands free|free will
      |free up|pennies in interest|costs jobs|cost jobs|in no free|free weekend|free afternoon|free evening|# cents in
      |free speech|charges for life|days a month|times a month|once a month|a month ago|a month of|in a month
      |for a month|inside a month|hours a month|half price|half the price|at any cost|at all costs`,
  },
  {
    label: 'Tight budget',
    says: `afford~|unaffordable|tight budget|on a budget|my/our budget|paycheck to paycheck|ends meet|money .. tight
      |no money|don't have .. money|not .. money for|short on money|bills|debt~
      |i'm/am/was/we're/were/being/be/flat/going/goes/go broke|fixed income|pinch/pinching pennies
      |other things get my money|better uses|money has to go|cutting back|cut back on spending
      |watch/watching what i spend|every dollar/penny|tight this/right/month|another thing coming out of
      |the money would have to|figuring out rent|when money`,
    except: `can afford|i can afford`,
  },
  {
    label: 'Fees, charges and rates',
    says: `fee|fees|surcharge~|overdraft~|hidden cost~/charge~|extra/monthly/service/late/small charge|extra charges
      |charges come|charged me/us/twice|add ons|fine print|nickel and dime~|interest rate~
      |better/higher/savings/good/low/lower/higher rate|rates|in interest|the interest|percent on savings|tacked on
      |tack on|upcharge~`,
  },
  {
    label: 'Deals and discounts',
    says: `discount~|coupon~|on sale|sales|half off|half price|half the price|percent off|trial|promo~|promotion~
      |bonus~|cash back|cashback|good/better/great deal|deals|bargain~|rebate~|reward~|points|knock .. off|money off
      |clearance|intro box|free shipping|free sample~|voucher~|special offer~`,
    except: `reward enough|points out|at some points|points of view|no deals`,
  },
  {
    label: 'Quality',
    says: `quality|well made|poorly made|badly made|high end|low end|craftsmanship|top notch|well built|poorly built
      |shoddy|flimsy|junk|crappy|first rate|second rate|good materials|cheaply made|feels cheap|inferior|superior
      |built to last|good stuff|good version|subpar|mediocre|crap`,
    except: `quality of life|quality time|junk food|junk mail|junk folder`,
  },
  {
    label: 'Durability and reliability',
    says: `reliable|reliability|unreliable|dependable|durable|durability|sturdy|last/lasts/lasted .. years/long/longer
      |doesn't/didn't/don't/won't last|lasting|known to last|break/breaks/broke/breaking down
      |it/they/one/mine/which/that/screen/handle/strap/zipper broke|broke off/after/within/in/on/twice|broken|breaks
      |fall/falls/fell/falling apart|wear/wears/wore/worn out|worn|warranty|warranties|repair~|mechanic|quit working
      |stopped working|still runs|been steady|runs fine/right/great|dies in|gave out|holds up|held up|hold up|mileage
      |transmission|maintenance`,
    except: `broken hip|worn me|broken heart|maintenance fee|break down why|broke down laughing/crying/in|i'm worn out
      |my/the/your last|broken system|system is broken`,
  },
  {
    label: 'Taste and flavor',
    says: `taste~|tasty|tasteless|tastier|flavor~|flavour~|delicious|yummy|yum|bland|bitter|too sweet|salty|spicy
      |smell~|aroma|texture|aftertaste|watery|stale|gross|mouthwatering|sour`,
    except: `taste in music|good taste in|bad taste in|not to my taste|smells fishy|smells like a scam`,
  },
  {
    label: 'Freshness and ingredients',
    says: `fresh|fresher|freshness|freshly|ingredient~|rotten|rots|rotting|spoil~|expired|expiration|organic|natural
      |preservative~|artificial colors/flavors|processed|additives|moldy|wilted|brown at|produce|homegrown|chemicals
      |mold|brown lettuce|check dates`,
    except: `produce codes|fresh air|fresh start|fresh paint|natural gas|processed my|to produce|natural light`,
  },
  {
    label: 'Variety and choice',
    says: `variety|varieties|selection|selections|choices|more/enough/few/fewer/no/other choice|options|assortment
      |wide range|range of|something different|same old|same thing every|more .. choose/pick from|to choose from
      |limited menu|out of stock|in stock|bare shelves|shelf .. bare|library of titles|never has what|never have what`,
    except: `no choice but|no other choice|price range`,
  },
  {
    label: 'Size and amount',
    says: `portion~|too big|too small|too large|too tight|too loose|size~|fits|doesn't/don't/didn't fit|storage space
      |no room|takes up|take up .. space/room|bulky|heavy|lightweight|compact|oversized|enough for two/one
      |for one person|counter space|cramped|roomy|tiny`,
    except: `fits in one|fits me|fits my life|fits right in|heavy traffic|heavy heart|no room for|fits the`,
  },
  {
    label: 'Design and looks',
    says: `design|designs|designed|looks good/great/nice/cheap/ugly/better|look good/nice/great|good looking|ugly
      |stylish|style|color~|colour~|sleek|elegant|beautiful|gorgeous|appearance|attractive|packaging looks|aesthetic~
      |modern look|fashion~|trendy|eyesore|logo|cute`,
    except: `style of life|color of a`,
  },
  {
    label: 'Comfort',
    says: `comfort|comfy|comfortable|cozy|softer|cushions|uncomfortable|snug|roomy seats|ergonomic|itchy|scratchy`,
    except: `comfort zone|comfortable with|uncomfortable with`,
  },
  {
    label: 'Ease and simplicity',
    says: `easy|easier|easiest|ease|effortless|simple to|simpler|user friendly|intuitive|straightforward|painless
      |no fuss|less fuss|complicated|confusing|confused|too many steps|too many buttons|figure .. out|too much work
      |learning curve|clunky|cumbersome|one click|two clicks|instructions|set up|setup|set it up|frustrating|fiddly
      |works right away|password~|tech savvy|hassle~|bother of|a pain|more trouble than|one less thing|hard to
      |difficult to|such a bother`,
    except: `easy for you|easy target|easy on|easy money|set up a|set up shop|hard to say|hard to tell|hard to believe
      |hard to imagine|difficult to say|easy question|easy answer|easy one|hard to come|hard to judge|hard to name
      |don't need instructions|at ease|take it easy|bank password|sharing passwords|hard to find .. doctor`,
  },
  {
    label: 'Convenience and saving time',
    says: `convenient|convenience|inconvenient|save/saves/saved/saving .. time|time saver|timesaver|quick|quicker
      |quickest|fast|faster|fastest|speed|speedy|handy|in/within minutes|in a minute|in two minutes|skip the line
      |skips the line|skip the store|skip the trip|from my couch|from the couch|to my door|on the go|grab and go
      |in and out|instant|instantly|at the push|without leaving|gives .. time back|takes # minutes|one stop|no line
      |short line|shorter line|out before|plug it in|drive through|on demand|whenever i want|any time of`,
    except: `fast food|quick question|how fast|holding fast|in a minute they|fast for|quick to judge|instant coffee
      |jar of instant|line was short`,
  },
  {
    label: 'Delivery and shipping',
    says: `deliver~|delivery|deliveries|shipping|shipped|arrive~ late/broken/damaged|package~ stolen/late/arrive~
      |courier|mailman|tracking number|on my porch|porch pirates`,
    except: `deliver on|delivers on`,
  },
  {
    label: 'Canceling and commitment',
    says: `cancel~|cancellation|cancelation|commitment|commit to|contract|contracts|locked in|lock in|locked into
      |locks you|return policy|refund~|money back|send .. back|sending it back|return it/them|returned it
      |strings attached|no strings|auto renew~|renews|renewal|unsubscribe~|opt out|lose track of|recurring`,
  },
  {
    label: 'Service and staff',
    says: `service was|good/great/bad/poor/terrible/better/slow/friendly/awful service|staff|customer service
      |customer support|tech support|helpful|friendly|polite|rude|courteous|attentive|employees|clerk~|cashier~
      |waiter~|waitress~|rep|reps|representative|manager|runaround|teller~|treated like|treat you like|treats you
      |picked up the phone|call center|answered my|answer the phone|on hold|receptionist|front desk|bedside manner
      |salesman|salespeople|salesperson|nobody comes|nobody takes the blame|departments|the people were kind
      |passed around|unhelpful`,
    except: `environmentally friendly|friendly way|budget friendly|kid friendly|user friendly|eco friendly`,
  },
  {
    label: 'Features and technology',
    says: `feature~|functions|functionality|camera~|screen~|storage|gadget~|bluetooth|wifi|software|updates|upgrade~
      |technology|tech|gps|hardware|processor|memory space|voice control|smart home|smart tv|the app|its app`,
    except: `tech support|tech savvy|camera on my face|camera over|time on screens|screen time|tech problems
      |storage full|technology problems|camera watching|privacy features`,
  },
  {
    label: 'Battery, range and charging',
    says: `battery|batteries|charger~|charging|recharge~|plug|range|outlet~|running out of juice|miles|gas pump
      |the pump|gas station~|fill up|filling up|fuel`,
    except: `range of|wide range|price range|shameless plug|two miles around|mid range|charging me|charging us
      |charging for|charging more|charging too|a few miles|miles away|pull the plug|it fuel|within # miles|miles to
      |battery of`,
  },
  {
    label: 'Technical problems',
    says: `glitch~|glitchy|bugs in|buggy|crashes|crashed|crashing|freezes|froze|freezing up|locks up|locked up|error
      |errors|doesn't work|they don't work|didn't work|never work~ right|won't load|lag|lags|laggy|outage~|offline
      |connection drops|wheel spins|buffering|reboot~|malfunction~|unexpected item|down again|system is down
      |doesn't sync|quitting in|calls for help|stopped loading|keeps freezing`,
    except: `froze the pay|errors of|car crashed|crashed my car|market crashed|crashed the car|locked up in
      |locked up for`,
  },
  {
    label: 'Mistakes and accuracy',
    says: `mistake~|inaccurate|accurate|accuracy|gets .. wrong|got .. wrong|wrong answer~|wrong order|made .. up
      |makes .. up|making things up|incorrect|wrong information|so wrong|when it wrong|hallucinat*|double check
      |misinformation|check what it tells|wrong item|wrong size|mix up|mixed up|messed up my`,
    except: `by mistake`,
  },
  {
    label: 'Cleanliness',
    says: `clean|cleaner|cleanliness|dirty|filthy|filth|hygiene|hygienic|unhygienic|spotless|germs|sanitary|unsanitary
      |grimy|sticky floor~`,
    except: `clean air|clean energy|clean water|clean history|clean report|report's clean|report clean|clean slate
      |come clean|vacuum cleaner|dry cleaner|play dirty|dirty politics|clean up|cleaner air|clean behind
      |clean the house|i clean|to clean|cleaner is why`,
  },
  {
    label: 'Brand and reputation',
    says: `brand|brands|reputation|well known|big name|never heard of .. company/brand|heard good things|been around
      |good name|stands behind|trusted name|a make that known`,
    except: `brand new|never been around`,
  },
]
