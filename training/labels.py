"""What the heads tell apart, in the order of their outputs."""

GROUPS = [
    ("age", ["18-29", "30-44", "45-64", "65+"]), ("sex", ["female", "male"]), ("education", ["lt_hs", "hs", "some_college", "ba_plus"]),
    ("income", ["lt25k", "25-50k", "50-75k", "75-100k", "100k+"]), ("is_parent", ["yes", "no"]), ("region", ["northeast", "midwest", "south", "west"]),
    ("urbanicity", ["urban", "suburban", "rural"]), ("marital", ["married", "never", "other"]), ("ethnicity", ["white", "black", "hispanic", "asian", "other"]),
    ("employed", ["yes", "no"]), ("home", ["owner", "renter"]), ("smoker", ["yes", "no"]),
]
LEVELS = [(attribute, level) for attribute, levels in GROUPS for level in levels]
ATTITUDES = ["life_satisfaction", "financial_security", "financial_planning", "trust_in_people", "trust_in_institutions", "social_conservatism",
             "economic_conservatism", "religiosity", "environmental_concern", "science_and_technology", "digital_engagement", "food_curiosity"]
TILTS = len(LEVELS) + len(ATTITUDES)
TILT_AT = {pair: at for at, pair in enumerate(LEVELS)} | {("attitude", name): len(LEVELS) + at for at, name in enumerate(ATTITUDES)}
ATTRIBUTE_SLICES = {}
for _at, (_attribute, _) in enumerate(LEVELS):
    ATTRIBUTE_SLICES.setdefault(_attribute, []).append(_at)

KINDS = "followup fact knowledge association story suggestion reason price awareness intent habit preference act opinion none".split()
FORMS = "open yes_no agree scale choice multiple ranking allocation number".split()
SAYS = ["for", "against", "neither"]
FIELDS = ("none age birth_year sex name city state region urban_rural country_of_birth language ethnicity household_size lives_alone has_children num_children "
          "ages_of_children marital_status education degree student employed occupation industry self_employed retired income_own income_household home_owner rents "
          "religion attends_services party ideology voted veteran height_weight bmi smokes drinks_alcohol insurance pet condition takes_medicine").split()
TROUBLES = "none harm private out_of_role unclear language sensitive".split()
SEVERAL = ["one", "several"]
READING = [KINDS, FORMS, SAYS, FIELDS, TROUBLES, SEVERAL]
