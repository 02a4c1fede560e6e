import type { Code } from './themes-patterns.ts'

/** Why people take something or leave it: what others say, whom they trust, what they have and are used to. */
export const choiceCodes: readonly Code[] = [
  {
    label: 'Recommendations of others',
    says: `recommend~|recommendation~|word of mouth|reviews|good review~|bad review~|ratings
      |friend/friends/neighbor/sister/brother/cousin/coworker~ told/tells/says/said/swears/recommended/has/loves/uses
      |people i know|somebody i know|someone i know|everybody i know|everyone i know|told me about it|asking around
      |ask around|heard from|everyone talks|everybody talks|everybody raves|people talk about|referral~|testimonials
      |influencer~`,
    except: `why does .. everybody i know`,
  },
  {
    label: 'Advertising and hype',
    says: `ad|ads|advert*|commercials|hype|hyped|overhyped|gimmick~|gimmicky|sales pitch|salesy|flyers|junk mail|spam
      |robocall~|pushy|marketing|clickbait|pop ups|popups|fad|upsell~|sales talk|buzzword~`,
    except: `work in marketing`,
  },
  {
    label: 'Trust and honesty',
    says: `trust|trusts|trusted|trusting|trustworthy|distrust|mistrust|don't/can't believe them|honesty|dishonest|lie
      |lies|lied|lying|liars|misleading|shady|sketchy|racket|sneaky|straight answer~|straight information|transparent
      |transparency|fishy|too good to be true|catch|integrity|credible|credibility|suspicious|skeptical|sceptical
      |keep their word|everybody got an angle|too careful|greed|greedy|promises|what they tell you|skeptics
      |funny how that works|has a story`,
    except: `catch up|catch a|catch the|catch me|catch my|catch on|lying down|lie down|lie awake|lying awake
      |trust fund|catch it|catch you|lying on|lying around|to catch|lies ahead`,
  },
  {
    label: 'Privacy and data',
    says: `privacy|private|personal data/information/info|data|spy|spies|spying|tracking|track~ everything/me/us/you
      |listening in|my location|surveillance|camera on my face|a camera over|watching me|being watched|who sees
      |sell/sells/selling/sold .. information/data|nobody's business|none of their business|my information|identity
      |card number|cookies|cookie banner~|somebody computer|facial recognition`,
    except: `tracking number|private school|identity crisis|private sector|private insurance|private company
      |bake cookies|data plan`,
  },
  {
    label: 'Scams and theft',
    says: `scam~|scammer~|fraud|fraudulent|hacked|hack|hackers|hacker|steal~|stole|stolen|theft|robbed|thief|thieves
      |phishing|ripped off|con artist~|breach|breaches|leak~ my|data leak~|strange charge`,
    except: `steal the show|what a steal|it a steal|hacked together|life hack|stole my heart|like i'm a thief`,
  },
  {
    label: 'Safety and security',
    says: `safe|safer|safest|safety|unsafe|danger|dangerous|dangers|accident|accidents|crash test~|hazard~|risk|risks
      |risky|injur*|hurt myself|seat belt~|a/the/safety recall|recalls|was/were/got recalled|secure|security
      |lock everything|locked doors`,
    except: `safe to say|by accident|better safe|playing it safe|play it safe|financially secure|social security
      |job security|security guard|financial security`,
  },
  {
    label: 'Already have something',
    says: `already have|already has|already own|already got|already did|already do|already use|already subscribe
      |already pay|i have one|i own one|got one|i've got .. for that|have .. for that|got .. for that|one is enough
      |works fine|work fine|still works|nothing wrong|mine works|when it quits|hasn't quit|keep the old one
      |happy with what|what i have|does the job|already covers|already covered|already happy|already on board
      |got/have/use .. already|been using|took the plunge|ship has sailed|decision already|there already|you're late
      |plenty of them|good enough`,
    except: `already did wrong|no one is enough|not good enough|never good enough|isn't good enough|have one chance
      |i already have to|already have to|already do enough|already has to|already have enough|already pay too
      |already pay enough`,
  },
  {
    label: 'No need for it',
    says: `don't/doesn't/didn't/dont need|no need|not needed|unnecessary|never needed|no use for|don't use
      |wouldn't use|don't see what i'd need|don't see the need/point/use|pointless|useless|what would i do with
      |why bother|no point|don't feel the lack|can live without|do without|not necessary|not essential
      |don't have a use|rarely use|hardly use|barely use|hardly ever|never use|never used|waste of time|don't miss
      |wouldn't miss|never came up|doesn't come up|doesn't really come up|outgrown|do it myself|why would i
      |never entered my mind|what i need|no reason to`,
    except: `don't need to worry|does what i need|get what i need|no need to worry|no reason to complain
      |exactly what i need|just what i need|gave me what i need|got what i need|no reason to give|can't do without
      |couldn't do without`,
  },
  {
    label: 'Putting it off',
    says: `put/putting/puts .. off|procrastinat*|getting around to|get around to|mostly timing
      |never been the right moment|keep meaning to|always something else|next year maybe|one of these days`,
    except: `puts me off|put me off|putting me off|puts people off|put you off`,
  },
  {
    label: 'Planning to get it',
    says: `i plan to|planning to|plan on|i'm getting|going to get one|going to buy|i'll get one|i'll buy
      |already in my cart|on my list|saving up for|i'd buy it/one/them/that|i would buy it/one/them/that
      |would definitely buy|i'd subscribe|i'd sign up`,
    except: `i'm getting old|i'm getting older|i'm getting tired|i'm getting worse|i'm getting by`,
  },
  {
    label: 'No real difference',
    says: `hardly different|no different|much the same|all the same|tell them apart|no difference|much difference
      |little difference|same thing|six of one|interchangeable`,
    except: `the same thing every|same thing every|just the same`,
  },
  {
    label: 'Never tried it',
    says: `never tried|haven't tried|never heard of|haven't heard of|never used one|never owned|never been to one
      |never had|new to me|not familiar|unfamiliar|no experience|never done|don't know it|don't know much
      |never shopped|haven't used|never seen one|never met|never bought|haven't considered|haven't shopped`,
    except: `never had to|never had a problem|never had any|never had an issue|never had trouble|never had problems
      |never had issues|never had time|never done me|never met an app`,
  },
  {
    label: 'Prefer something else',
    says: `i'd rather|would rather|rather have|rather go|i'd sooner|would sooner|instead|prefer~|preference
      |better than|beats a/the/going/having/paying|alternative~|make do with|stick with|sticking with|fall back on
      |fine with|other choice|for the same money|i'd take .. over|than go to|over the other|do it the old way
      |i'd choose|i'd go with|sooner go with|make it at home|make my own|i have weights at home`,
    except: `beats the alternative|better than i|better than usual|better than expected|better than it was
      |better than we were|better than it used|better than nothing|i'm fine with|better now than|it a bit better than
      |prefer not to say|better than ever|fine with it|fine with that|fine with me|better than most|rather than
      |myself better than|i'd rather not`,
  },
  {
    label: 'Habit and routine',
    says: `habit|habits|routine~|every morning|every day|every night|every week|each morning|always have|always had
      |always used|always done|used to it|used to them|used to that|first thing in the morning|ritual~|same .. every
      |without thinking|day in|can't start my day|don't think twice|don't think about it|i always|on autopilot
      |on weekdays|each day|daily|as usual|like clockwork|my usual|regularly|second nature`,
    except: `every day life|i always wonder|i always wanted|every week for|i always thought|day in and day out at work
      |dinners every week|daily news`,
  },
  {
    label: 'Sticking with the familiar',
    says: `don't like change|hate change|change is hard|stick/sticking to what|what i know|what we know|been with them
      |been with the same|been/used/same .. for years|loyal|loyalty|set in my ways|old school|old fashioned
      |the old way|no reason to switch|why switch|not switching|not moving|i'm staying|staying put
      |never looked elsewhere|since i was|grew up with|too much to change|keep changing|keeps changing|been around
      |familiar|i know where everything is|if it ain't broke|isn't broke|long time customer|creature of habit
      |same bank since|raised on|i was raised|i've had .. so long|nothing would make me|soft spot`,
    except: `not familiar|familiar face|familiar faces|hasn't been around|loyalty points|loyalty program
      |has not been around`,
  },
]
