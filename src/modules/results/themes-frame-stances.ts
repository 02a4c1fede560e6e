import type { Code } from './themes-patterns.ts'

/** How people stand to what they are asked about: for it, against it, or nowhere yet. */
export const stanceCodes: readonly Code[] = [
  {
    label: 'Not interested',
    says: `not interested|no interest|lack of interest|don't care|doesn't interest|not for me|isn't for me
      |not my thing|not really my thing|cup of tea|doesn't appeal|no appeal|couldn't care less|could care less
      |does nothing for me|doesn't do .. for me|never cared|don't bother|can't be bothered|bores me|boring
      |not my style|lazy about|isn't my thing|not a fan|never look twice|not worth my|flip past|no strong feelings
      |don't have feelings about|not high on|isn't high on|aren't high on|don't think about it|never looked|not into
      |not keen|no appetite|not me`,
    except: `that's not me .. didn't|that not me`,
  },
  {
    label: 'Waiting to see',
    says: `wait and see|wait for|wait until|waiting for|waiting until|know more|need more information|learn more
      |look into it|before i/we decide/buy/try/commit|try it first|see it first|prove it|prove itself|proven|not yet
      |not ready|maybe later|someday|down the road|down the line|when the time comes|hold off|holding off|sit on it
      |sleep on it|think .. over|curious to see|for the reviews|next one to come out|i'd listen|i'll listen
      |i'd look twice|look again|years off|nobody has answered|can't tell yet|too early|too soon`,
    except: `waiting for a table|waiting for the bus|waiting for .. to die|wait for the doctor|waiting for someone
      |wait for someone|wait for somebody|waiting for somebody|not yet open|couldn't wait`,
  },
  {
    label: 'Unsure or no opinion',
    says: `no idea|don't know|dont know|not sure|unsure|undecided|no opinion|no real opinion|no strong opinion
      |no strong view~|haven't thought|never thought about|never gave .. thought|didn't think about|hard to say
      |couldn't tell you|can't say|on the fence|mixed|torn|back and forth|depends|no ready answer|don't have a ready
      |off the top of my head|have to think about|beats me|making it up|make one up|not my field|stumped|don't follow
      |ask me later|half and half|middle position|in the middle|no hard feelings|either way|neutral|indifferent
      |or leave it|or leave them|good or bad|don't feel anything|doesn't touch me|couldn't say|to have an opinion
      |nothing comes to mind|couldn't name|can't name|don't remember|can't remember|wouldn't know|no clue
      |don't have an opinion|don't have much to say|split on|can't speak to|something i follow|don't have an answer
      |jury still out`,
    except: `don't know anyone|don't know anybody|don't know how they|middle of nowhere|not sure where
      |never thought about it again|name one neighbor|don't know who/whose/when/where/which/if/why
      |don't know what i/they/it/he/she|don't know my neighbors|middle of a movie|in the middle of
      |don't know anything else|don't know the neighbors|mixed in|don't know her|don't know him|don't follow every
      |couldn't tell you their/his/her`,
  },
  {
    label: 'Does not apply',
    says: `wrong i do|i do actually|i do as a matter|wrong person|that not me|doesn't apply|no why for me
      |assuming a lot|takes for granted|nothing to explain|no reason to give|can't explain something|actually i didn't
      |i'd have to say i didn't|i didn't so|i didn't to start|not applicable|not sure where you got
      |you'd have to ask somebody|don't do that|no longer do`,
  },
  {
    label: 'New and interesting',
    says: `curious|curiosity|intrigued|intriguing|interesting|interested|something new|new things|new idea~|innovative
      |innovation|inventive|clever|novel|novelty|cutting edge|modern|exciting|excited|give it a try|give it a go
      |give it a shot|worth a try|willing to try|i'd try|i'd give|try it once|would try|neat|cool|the future
      |futuristic|and i'm in|count me in|sounds good|sounds great|sounds decent|sounds nice|sounds okay|sounds handy
      |tempted|tempting|good idea|great idea|nice idea|nice thought|idea isn't bad|not bad|not a bad idea
      |love the idea|like the idea`,
    except: `not interested|interested in buying nothing|cool down|worry about the future|scared of the future
      |future generations|not very interested|isn't interested|not exciting|not curious|modern life|cool weather
      |not tempted|not exactly exciting|keep curious|fear the future|cool off|never interested
      |i'm interested in nothing`,
  },
  {
    label: 'Good experience',
    says: `no complaint~|can't complain|cannot complain|nothing to complain|no reason to complain
      |nothing bad to report|no trouble|no problem~|no issues|went well|went fine|went okay|went right|worked out
      |turned out fine|turned out well|happy with|pleased with|satisfied|satisfying|impressed|good experience~
      |great experience~|positive experience~|smooth|smoothly|good mood|works great|works well|works for me
      |better than i'd expected|better than expected|no surprises|everything went|as expected|served me well
      |was positive|was nice|was pleasant|was great|been good for me|been good to me|sorted it out|did the job
      |uneventful|exceeded|came out fine|got what i came for|nothing special|recently and|was easy|just worked
      |not once let me down|did exactly what|nice little moment|turned out better|did what i wanted`,
    except: `no problem with paying|happy with what|never been happy with|not happy with|not satisfied
      |never happy with|not impressed|wasn't impressed|not pleased with|smooth talker`,
  },
  {
    label: 'Bad experience',
    says: `bad experience~|terrible experience~|horrible|awful|nightmare|burned before|got burned|been burned
      |disappoint~|let me down|let down|regret~|never again|fed up|sick of|tired of|hated it|went wrong|goes wrong
      |worst|unhappy|not happy|never been happy|complained|complaint|took longer|left me uneasy|poor experience
      |wouldn't repeat|worse mood|so so at best|wasn't good|below what|why i'm careful|better days than|annoyed
      |annoying|annoys|irritat*|frustrat*|waste of a|had trouble|had problems|had issues|ruined|horror stories|soured
      |a mess|unpleasant|left a bad`,
    except: `no complaint|never let me down|isn't the worst|not the worst|not once let me down|never disappoints
      |never disappointed|worst case|spice rack is a mess|hasn't let me down|never been disappointed`,
  },
  {
    label: 'No problem with it',
    says: `no serious objection|very little bothers|very little stands|very little about|nothing big|fine by me
      |nothing much|small stuff|not much about|not a lot|nothing keeps me|nothing stops me|nothing stopping
      |nothing worth a letter|never complain|used up my complaints|get along fine|and i get along|doesn't bother me
      |don't bother me|don't mind|serious obstacle|otherwise nothing|nothing about it bugs|nothing against|no big deal
      |nothing i'd change|little .. i'd change|nothing to worry|not worried|isn't a problem|not a problem
      |doesn't worry me|one of the few things i never`,
    except: `not a lot of|nothing much to look at|get along fine without`,
  },
  {
    label: 'Positive overall',
    says: `i/we/really/they/kids/wife/husband like/love|like/love it/them|big fan|clear winner|happy enough
      |lost without|positive|please me|grateful|glad|relieved|better mood|light up|good about|great about|love mine
      |i enjoy|wonderful|fantastic|excellent|amazing|awesome|delighted|thankful|feels right|worth having|flat out love`,
    except: `i like to|i like an engine|i'd like|isn't positive|not positive|i like it when|i love a good
      |tested positive|they like to|we like to|i'd love|glad to be past|good about .. nothing|we'd like|was positive
      |in like`,
  },
  {
    label: 'Negative overall',
    says: `negative|i hate|hate it|hate them|can't stand|cannot stand|dislike~|don't like|do not like|never liked
      |no fun|not a fan of|gets me down|dread|awful about|angry about|bitter about|i resent|sick about|don't love
      |makes me mad|sad`,
    except: `don't like change|i hate change|hate change|hate to say|hate to admit|don't like to talk|negative number
      |sad to say`,
  },
  {
    label: 'Being listened to',
    says: `doesn't/don't/didn't/won't/never/nobody listen~|listen/listens/listened/listening to me/us/people/customers
      |being heard|the listening|no say|have a say|a say in|being asked|nobody asked|nobody asks|ignored|ignores
      |ignoring|brushed off|dismissive|talk down|talks down|voice heard|take me seriously|takes me seriously`,
    except: `can't be ignored|listening in`,
  },
  {
    label: 'Not for a long time',
    says: `been a while|been a good while|not lately|nothing recent|over a year|a long time|haven't .. in years
      |old news|another year|years probably|within the last year|a while back|long time ago|ages ago`,
    except: `for a long time|last a long time|been around a long time|lasts a long time|a long time customer
      |takes a long time|took a long time`,
  },
  {
    label: 'In favor of it',
    says: `in favor|in favour|i'm for|i am for|i support|support it|vote for|i agree|all for|pro|good thing|i approve
      |bring on|bring it on|makes sense|long overdue|about time|right thing to do|should do it|strongly support|i back
      |supporters of|the case for|stand up for|speak up for|we could use more|outweighs|they should|should be required
      |worth doing|step in the right direction|on board with|i welcome`,
    except: `they should stay|they should leave|they should be ashamed|they should mind|don't support|i'm for sure
      |about time i|not in favor|i'm for the|pro and con|on board with nothing`,
  },
  {
    label: 'Against it',
    says: `i'm against|too much of .. already|am against|vote against|come down against|i oppose|oppose it|opposed
      |disagree|no to|bad idea|terrible idea|wrong way|headed the wrong|shouldn't be allowed|should be banned|ban it
      |i object|don't support|not in favor|do not support|makes no sense|doesn't make sense|wrong direction|overreach
      |i'd fight|stupid idea|dumb idea|hands off|they can keep|keep it away|i won't stand|less of a|no business`,
    except: `isn't a bad idea|not a bad idea|say no to|i wouldn't say no to|not opposed|no to be`,
  },
]

const stances = new Set(stanceCodes.map(({ label }) => label))

/** Whether a theme says how people stand to a thing, and not what of it they speak about. */
export const isStance = (label: string): boolean => stances.has(label)
