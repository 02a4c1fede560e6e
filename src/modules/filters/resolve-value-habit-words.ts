import type { Words } from './resolve-value-lexicon.ts'

/** "Facebook users", "on Facebook", "not on Facebook". */
const platform = (...names: string[]): Words => ({
  true: names
    .flatMap((name) => [`${name} user`, `on ${name}`, `uses ${name}`, `use ${name}`, `has ${name}`, `have ${name}`])
    .join('|'),
  false: names
    .flatMap((name) => [
      `not on ${name}`,
      `does not use ${name}`,
      `do not use ${name}`,
      `don't use ${name}`,
      `non ${name} user`,
    ])
    .join('|'),
})

/** Words for what people have and do, by the values they stand for. */
export const habitWords = {
  pets: {
    dog: 'dogs|dog owner|dog owners|has a dog|have a dog|with a dog|puppy|puppies|dog parent|dog mom|dog dad|canine',
    cat: 'cats|cat owner|cat owners|has a cat|have a cat|with a cat|kitten|kittens|cat parent|cat mom|cat dad|feline',
    other: 'other pet|other pets|another pet|exotic pet|exotic pets',
    none: 'no pet|no pets|without pets|without a pet|petless|pet free|does not have pets|no animals',
    'dog cat other': `pet|pets|pet owner|pet owners|has pets|have pets|has a pet|have a pet|with pets|with a pet|any
      |yes|pet parent|pet parents`,
  },
  gun_at_home: {
    true: `gun owner|gun owners|gun owning|owns a gun|own a gun|own guns|owns guns|has a gun|have a gun|have guns
      |armed household|firearm owner|firearm owners|guns at home|gun in the house|gun household|gun households`,
    false: 'no guns|no gun|without guns|without a gun|non gun owner|does not own a gun|do not own a gun|no firearms',
  },
  hunts_or_fishes: {
    true: `hunter|hunters|angler|anglers|fisherman|fishermen|hunts|hunt|fishes|hunting|fishing|hunt or fish
      |hunting or fishing|hunters and anglers|go fishing|goes fishing|go hunting|goes hunting|sportsmen`,
    false: 'does not hunt or fish|do not hunt or fish|non hunter|non hunters|neither hunts nor fishes',
  },
  invests_in_stocks: {
    true: `investor|investors|stock investor|stock investors|stockholder|stockholders|shareholder|shareholders
      |owns stocks|own stocks|owns shares|own shares|invest in stocks|invests|invest|stock owner|stock owners
      |invested in the stock market|in the stock market|stock market investors|retail investor|retail investors`,
    false: 'no stocks|does not invest|do not invest|non investor|non investors|owns no stocks|own no stocks',
  },
  shops_online: {
    true: `online shopper|online shoppers|shop online|buys online|buy online|online buyer|online buyers|e-commerce
      |e-commerce shoppers|online shopping|internet shoppers`,
    false:
      'does not shop online|do not shop online|never shops online|never shop online|no online shopping|offline shopper',
  },
  uses_facebook: platform('Facebook', 'FB'),
  uses_instagram: platform('Instagram', 'Insta', 'IG'),
  uses_twitter: platform('Twitter', 'X'),
  uses_youtube: platform('YouTube'),
  uses_tiktok: platform('TikTok', 'Tik Tok'),
} as const satisfies Record<string, Words>
