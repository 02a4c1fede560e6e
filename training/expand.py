"""Turns one record into questions in many forms, wordings and answer sets, with the shares that follow from it.

Every function yields `Question`s. What a wording teaches about reading it (kind, form, what a yes says) comes along where
the wording settles it; it is left out where the same words could be meant otherwise.
"""

import random
import re
from dataclasses import dataclass, field

from recut import evenly, number_bands, recut
from scales import ALSO, DIRECTION, KIND, SCALES
from tokens import MASK

LEANINGS = ["Strongly positive", "Somewhat positive", "Mixed or neutral", "Somewhat negative", "Strongly negative"]


@dataclass
class Question:
    text: str
    options: list = field(default_factory=list)
    shares: list = field(default_factory=list)
    ordered: bool = True
    worth: float = 0.7
    reading: tuple | None = None  # (kind, form, yes)
    each: bool = False
    demand: tuple | None = None  # (prices, shares): the text has its price masked
    rising: bool = False  # the money is received, not paid
    number: tuple | None = None  # (zero, quantiles, most)
    exact: bool = False  # keep the order of the options as it is


def upper(text):
    return text[:1].upper() + text[1:]


def lower(text):
    return text[:1].lower() + text[1:] if not text[:2].isupper() else text


def pick(r, *choices):
    return r.choice(choices)


# --- things people do, own, have done -------------------------------------------------------------------------------

HAVING = ("own", "have", "live", "keep", "belong")
WINDOWS = [("week", 7), ("7 days", 7), ("two weeks", 14), ("month", 30), ("30 days", 30), ("three months", 91), ("3 months", 91), ("six months", 182), ("two years", 730), ("five years", 1826)]


def within(days, ever, now, often):
    """Share who did it at least once in the last so many days. Whoever does it seldom does it by chance in any one month."""
    if days > 365:
        return now + (ever - now) * (1 - 0.93 ** (days / 365 - 1))
    if often is None:
        return 1 - (1 - min(0.999, now)) ** ((days / 365) ** (0.65 - 0.3 * now))
    day, week, month, year, _ = often
    by_chance = lambda times: 1 - 0.5 ** (times * days / 365)
    return min(now, day + week * by_chance(160) + month * by_chance(26) + year * by_chance(4))


def acts(record, r):
    base, past, doing, ever, now, want, often = record[:7]
    owned = base.split()[0] in HAVING
    gone = max(0.0, ever - now)
    keen = min(want, max(0.0, 1 - now))
    act = lambda form="yes_no": ("act", form, "for")
    yield Question(
        pick(r, f"Have you ever {past}?", f"Have you {past} at any time in your life?", f"ever {past}?", f"Have you {past} before?", f"Did you ever {base}?",
             f"In your whole life, have you ever {past}?", f"have u ever {past}"),
        pick(r, ["Yes", "No"], ["Yes, I have", "No, I haven't"], ["Yes", "No, never"], ["Yes, at least once", "Never"]), [ever, 1 - ever], reading=act())
    yes_now = pick(r, f"Do you currently {base}?", f"Do you {base} these days?", f"do you {base}") if owned else pick(
        r, f"In the past 12 months, have you {past}?", f"Did you {base} in the last year?", f"Over the past year, did you {base}?", f"Do you {base}?", f"Do you ever {base}?")
    yield Question(yes_now, pick(r, ["Yes", "No"], ["Yes, I do", "No, I don't"]) if "Do you" in yes_now or "do you" in yes_now else ["Yes", "No"], [now, 1 - now], reading=act())
    if not owned:
        for window, days in r.sample(WINDOWS, 2):
            share = within(days, ever, now, often)
            yield Question(pick(r, f"Have you {past} in the past {window}?", f"Did you {base} in the last {window}?", f"In the last {window}, have you {past}?", f"Within the past {window}, did you {base}?", f"{past} in the last {window}?"),
                           ["Yes", "No"], [share, 1 - share], worth=0.55, reading=act())
    if r.random() < 0.35:
        yield Question(pick(r, f"You don't {base}, do you?", f"So you don't {base}?", f"Is it true that you don't {base}?"), ["Yes, I do", "No, I don't"], [now, 1 - now])
        yield Question(pick(r, f"I don't {base}.", f"I never {base}."), ["True", "False"], [1 - now, now], reading=("act", "agree", "against"), worth=0.6)
    never = max(0.001, 1 - ever)
    hope = min(keen, never)
    yield Question(
        pick(r, f"{upper(doing)}: which describes you?", f"What is your experience with {doing}?", f"Which best describes you when it comes to {doing}?"),
        pick(r, ["I do now", "I used to", "Never, but I would like to", "Never, and no interest"], ["Currently", "In the past", "Not yet but interested", "Never and not interested"],
             ["Yes, now", "Yes, previously", "No, but I'd consider it", "No, and I don't want to"]),
        [now, gone, hope, max(0.001, never - hope)], reading=("act", "open", "for"))
    yield Question(
        pick(r, f"Do you {base}?", f"Do you currently {base}, or have you in the past?"), pick(r, ["Yes, currently", "I used to", "No, never"], ["Yes", "Not now, but in the past", "Never"]), [now, gone, max(0.0, 1 - now - gone)])
    rest = max(0.001, 1 - now - keen - gone)
    high = [0.5 * now + 0.12 * keen + 0.05 * gone, 0.35 * now + 0.6 * keen + 0.25 * gone, 0.12 * now + 0.24 * keen + 0.35 * gone + 0.25 * rest, 0.03 * now + 0.04 * keen + 0.35 * gone + 0.75 * rest]
    yield Question(
        pick(r, f"How interested are you in {doing}?", f"How interested would you be in {doing}?", f"What's your level of interest in {doing}?"),
        pick(r, ["Very interested", "Somewhat interested", "Not too interested", "Not at all interested"], ["Extremely interested", "Fairly interested", "Slightly interested", "Not interested"]), high, worth=0.45, reading=("intent", "scale", "for"))
    yield Question(
        pick(r, f"Would you like to {base} some day?", f"Would you like to {base}?", f"Would you want to {base}?", f"Would you consider {doing}?"),
        pick(r, ["Yes", "No"], ["Yes", "No", "I already do"]), [0.75 * now + keen + 0.15 * gone, 1 - 0.75 * now - keen - 0.15 * gone], worth=0.4, reading=("intent", "yes_no", "for")) if r.random() < 0.5 else Question(
        pick(r, f"How likely are you to {base} in the next 12 months?", f"How likely is it that you will {base} this coming year?"),
        pick(r, ["Very likely", "Somewhat likely", "Not too likely", "Not at all likely"], ["Very likely", "Likely", "Unlikely", "Very unlikely"]),
        [0.72 * now + 0.08 * keen, 0.2 * now + 0.3 * keen + 0.12 * gone, 0.06 * now + 0.37 * keen + 0.35 * gone + 0.1 * rest, 0.02 * now + 0.25 * keen + 0.53 * gone + 0.9 * rest], worth=0.4, reading=("intent", "scale", "for"))
    if often:
        day, week, month, year, none = often
        yield Question(
            pick(r, f"How often do you {base}?", f"How often, if ever, do you {base}?", f"{upper(doing)}: how often?", f"how often do u {base}"),
            pick(r, ["Daily", "Weekly", "Monthly", "Less often", "Never"], ["Every day or almost every day", "At least once a week", "At least once a month", "Less than once a month", "Never"],
                 ["Every day", "A few times a week", "A few times a month", "A few times a year or less", "Never"]), [day, week, month, year, none], reading=("habit", "scale", "for"))
        yield Question(f"How often do you {base}?", pick(r, ["Often", "Sometimes", "Rarely", "Never"], ["Frequently", "Occasionally", "Seldom", "Never"]),
                       [0.85 * day + 0.6 * week + 0.15 * month, 0.15 * day + 0.37 * week + 0.55 * month + 0.15 * year, 0.03 * week + 0.3 * month + 0.8 * year + 0.08 * none, 0.05 * year + 0.92 * none], worth=0.5)
        yield Question(pick(r, f"When did you last {base}?", f"When was the last time you {past}?" if past.split()[0].endswith("ed") else f"When did you last {base}?"),
                       ["Within the past week", "Within the past month", "Within the past year", "Longer ago", "Never"],
                       [day + 0.9 * week, 0.1 * week + 0.9 * month, 0.1 * month + year, max(0.0, ever - now), max(0.0, 1 - ever)], worth=0.5, reading=("habit", "scale", "for"))
        if r.random() < 0.7:
            yield Question(pick(r, f"Did you {base} yesterday?", f"Did you {base} on the day before this interview?", f"Did you {base} at any time yesterday?"), ["Yes", "No"], [min(0.99, 0.93 * day + 0.3 * week + 0.05 * month + 0.002), 0], worth=0.45, reading=act())
            yield Question(pick(r, f"Did you {base} in the past week?", f"In the last 7 days, did you {base}?"), ["Yes", "No"], [day + 0.93 * week + 0.25 * month + 0.02 * year, 0], worth=0.45, reading=act())


def lists(records, r):
    """Select all that apply, from several records of one kind."""
    chosen = r.sample(records, r.randint(4, 8))
    what = r.random()
    if what < 0.5:
        text = pick(r, "Which of these have you ever done?", "Which of the following have you done at any time in your life? Select all that apply.", "Tick everything you have ever done")
        return Question(text, [upper(one[1]) for one in chosen], [one[3] for one in chosen], ordered=False, each=True, worth=0.5)
    if what < 0.75:
        window, days = r.choice(WINDOWS)
        done = [one for one in chosen if one[0].split()[0] not in HAVING]
        if len(done) > 2:
            text = pick(r, f"Which of these have you done in the past {window}?", f"Which of the following did you do in the last {window}? Select all that apply.")
            return Question(text, [upper(one[1]) for one in done], [within(days, one[3], one[4], one[6]) for one in done], ordered=False, each=True, worth=0.5)
    text = pick(r, "Which of these do you do?", "Which of the following apply to you? Select all that apply.", "In the past year, which of these did you do?")
    return Question(text, [upper(one[0]) for one in chosen], [one[4] for one in chosen], ordered=False, each=True, worth=0.5)


# --- names and things that people know -----------------------------------------------------------------------------

def known(record, r):
    name, what, unknown, liking, use = record
    label = pick(r, name, name, f"{name} ({what})")
    knows = 1 - unknown
    very, some, neutral, little, hate = liking
    yield Question(
        pick(r, f"How do you feel about {label}?", f"What is your opinion of {label}?", f"How favorably do you view {label}?", f"Is your view of {label} favorable or unfavorable?"),
        pick(r, ["Very favorable", "Somewhat favorable", "Neutral", "Somewhat unfavorable", "Very unfavorable", "Not familiar"],
             ["Very favourable", "Somewhat favourable", "Neither", "Somewhat unfavourable", "Very unfavourable", "Don't know it"]), [share * knows for share in liking] + [unknown], reading=("opinion", "scale", "for"))
    yield Question(pick(r, f"How do you feel about {label}?", f"Overall, what do you think of {label}?", f"{upper(label)}: love it or hate it?"),
                   pick(r, ["Love it", "Like it", "Neutral", "Dislike it", "Hate it"], ["Like a lot", "Like a little", "Neither like nor dislike", "Dislike a little", "Dislike a lot"]), liking)
    yield Question(pick(r, f"Do you like {label}?", f"do you like {label}", f"Are you a fan of {label}?", f"Do you have a good opinion of {label}?"), ["Yes", "No"],
                   recut(liking, [2.45 if "fan" not in name else 1.4]), worth=0.55, reading=("opinion", "yes_no", "for"))
    if r.random() < 0.5:
        yield Question(pick(r, f"Do you dislike {label}?", f"Does {label} bother you?", f"Do you have a bad opinion of {label}?"), ["Yes", "No"], recut(liking, [2.8])[::-1], worth=0.45, reading=("opinion", "yes_no", "against"))
    yield Question(pick(r, f"What do you think of {label}?", f"What do you think about {label}?", f"Your thoughts on {label}?", f"What is your impression of {label}?", f"How do people like you see {label}?"),
                   LEANINGS, recut(liking, [0.85, 2.0, 2.9, 4.1]), worth=0.5, exact=True, reading=("opinion", "open", "for"))
    if unknown > 0.004 or r.random() < 0.3:
        yield Question(pick(r, f"Have you heard of {name}?", f"Have you ever heard of {name}?", f"Do you know {name}?", f"heard of {name}?"), ["Yes", "No"], [knows, unknown], reading=("awareness", "yes_no", "for"))
        well = knows * (0.75 * (use if use is not None else 0.3) + 0.1)
        yield Question(pick(r, f"How familiar are you with {label}?", f"How well do you know {name}?"), ["Never heard of it", "Heard of it", "Know it well"], [unknown, max(0.0, knows - well), well], worth=0.4, reading=("awareness", "scale", "for"))
    if use is not None:
        yield Question(pick(r, f"In the past year, have you used, bought, watched or visited {label}?", f"{upper(name)}: any use in the past 12 months?", f"Have you had anything to do with {label} in the past year?"), ["Yes", "No"], [use, 1 - use], worth=0.6)
    if r.random() < 0.3:
        yield Question(f"How would you feel about {label}: joy, indifference or despair?", ["Joy", "Indifference", "Despair"], recut(liking, [1.3, 3.4]), worth=0.4, reading=("opinion", "choice", "for"))
        yield Question(pick(r, f"On a scale from 1 to 10, how much do you like {label}?", f"Rate {label} from 1 to 10."), [str(point) for point in range(10, 0, -1)],
                       recut(liking, [0.55, 0.95, 1.5, 2.05, 2.5, 2.95, 3.5, 4.0, 4.45]), worth=0.35, reading=("opinion", "scale", "for"))


# --- offers -----------------------------------------------------------------------------------------------------------

# One price of what is offered; not a sum that is given, saved or won.
PRICED = re.compile(r"\$(\d[\d,]*(?:\.\d+)?)(?! ?(?:k|million|thousand)\b)")
GIVEN = re.compile(r"\$[\d,.]+ (?:off|gift|credit|back|reward|bonus|bill|refund|voucher|instead|to every|for every)|\b(?:saves?|saving|pays? you|earn|win|worth|free|instead of|reward|rebate|bonus|refund|spend)\b", re.IGNORECASE)
ASKS = ["Would you buy this?", "Would you get it?", "Interested?", "Would you use this?", "Would you try it?", "Would you want one?", "Would that be something for you?", "would you buy it"]


def concepts(record, r):
    offer, shares = record
    end = "" if offer.endswith((".", "?", "!")) else "."
    put = lambda *asks: f"{offer}{end} {pick(r, *asks)}"
    yield Question(put("How likely are you to buy it?", "How likely would you be to use this?", "How likely are you to get this?", "Would you buy this?"),
                   pick(r, ["Definitely would", "Probably would", "Might or might not", "Probably would not", "Definitely would not"], ["Very likely", "Somewhat likely", "Neither likely nor unlikely", "Somewhat unlikely", "Very unlikely"],
                        ["Definitely", "Probably", "Maybe", "Probably not", "Definitely not"]), shares, reading=("intent", "scale", "for"))
    yield Question(put("How interested are you?", "How interested would you be in this?", "How appealing is that to you?"),
                   pick(r, ["Extremely interested", "Very interested", "Somewhat interested", "Not very interested", "Not at all interested"], ["Very interested", "Somewhat interested", "Neutral", "Not very interested", "Not at all interested"]), recut(shares, [0.85, 1.7, 2.7, 3.7]), worth=0.6, reading=("intent", "scale", "for"))
    yield Question(put(*ASKS), ["Yes", "No"], recut(shares, [2.3]), worth=0.65, reading=("intent", "yes_no", "for"))
    yield Question(put(*ASKS), pick(r, ["Yes", "No", "Not sure"], ["Yes", "No", "Maybe"]), (lambda cut: [cut[0], cut[2], cut[1]])(recut(shares, [1.6, 3.15])), worth=0.55)
    asked = lower(offer.rstrip(".!?"))
    article = asked.split()[0] in ("a", "an", "the", "some", "free", "one")
    if article and len(asked) < 140:
        yield Question(pick(r, f"Would you buy {asked}?", f"Would you want {asked}?", f"Would you be interested in {asked}?", f"would you pay for {asked}", f"Would you get {asked}?", f"Would you ever buy {asked}?"), ["Yes", "No"], recut(shares, [2.3]), worth=0.65, reading=("intent", "yes_no", "for"))
        yield Question(pick(r, f"How likely would you be to buy {asked}?", f"How likely are you to use {asked}?", f"How likely or unlikely are you to get {asked}?"), pick(r, ["Very likely", "Somewhat likely", "Not too likely", "Not at all likely"], ["Definitely would", "Probably would", "Probably would not", "Definitely would not"]), recut(shares, [1.05, 2.45, 3.85]), worth=0.6, reading=("intent", "scale", "for"))
        if r.random() < 0.3:
            yield Question(pick(r, f"I would never buy {asked}.", f"I have no use for {asked}."), ["Strongly agree", "Agree", "Neither agree nor disagree", "Disagree", "Strongly disagree"], recut(shares, [0.7, 1.8, 2.8, 3.9])[::-1], worth=0.4, reading=("intent", "agree", "against"))
    amounts = PRICED.findall(offer)
    if len(amounts) == 1 and not GIVEN.search(offer):
        hidden = PRICED.sub(MASK, put(*ASKS))
        yield Question(hidden, demand=([float(amounts[0].replace(",", ""))], [recut(shares, [2.3])[0]]))
    yield Question(put("What do you think?", "Thoughts?", "What do you think of this idea?", "How does that sound?", "Your reaction?"), LEANINGS, recut(shares, [0.75, 2.2, 3.2, 4.1]), worth=0.5, exact=True, reading=("opinion", "open", "for"))
    yield Question(put("How appealing is this?", "What do you think of it?"), ["Love it", "Like it", "Neutral", "Don't like it", "Hate it"], recut(shares, [0.75, 2.0, 3.3, 4.3]), worth=0.45)
    if r.random() < 0.4:
        yield Question(put("On a scale from 0 to 10, how likely are you to buy it?", "0 to 10, how interested are you?"), [str(point) for point in range(10, -1, -1)], recut(shares, evenly(5, 11)), worth=0.35, reading=("intent", "scale", "for"))


def money(amount):
    return f"${amount:,.2f}" if amount != int(amount) else f"${int(amount):,}"


def price_list(record, r):
    """A wording that names its prices to choose from, the highest first, and those."""
    product, amounts, _, unit = record
    own = [money(amount) for amount in reversed(amounts)] + [pick(r, "not at any price", "not at all", "none of these", "I wouldn't buy it")]
    listed = ", ".join(own[:-1]) + f", or {own[-1]}"
    thing = lower(product)
    return pick(r, f"Would you buy {thing} for {listed}?", f"What would you pay for {thing}: {listed}?", f"{upper(product)}: would you pay {listed}?", f"What is the highest price you'd accept for {thing}, {listed}?"), own


def prices(record, r):
    product, amounts, shares, unit = record
    per = "" if unit in ("once", "each", "one") else f" {unit}"
    thing = lower(product)
    article = thing if thing.split()[0] in ("a", "an", "the", "one", "two") or per == "" and r.random() < 0.5 else thing

    def put(price):
        return pick(r, f"{upper(product)}, {price}{per}. Would you buy it?", f"Would you pay {price}{per} for {article}?", f"Would you buy {article} for {price}{per}?", f"{upper(product)} for {price}{per}: would you?",
                    f"At {price}{per}, would you get {article}?", f"would you pay {price}{per} for {article}")

    for _ in range(4):
        yield Question(put(MASK), demand=(amounts, shares))
    for amount, share in zip(amounts, shares):
        if r.random() < 0.5:
            yield Question(put(money(amount)), ["Yes", "No"], [share, 1 - share], worth=0.55, reading=("intent", "yes_no", "for"))
        else:
            rest = 1 - share
            maybe = 0.22 * rest * (0.4 + share)
            yield Question(put(money(amount)), pick(r, ["Definitely", "Probably", "Might or might not", "Probably not", "Definitely not"], ["Very likely", "Somewhat likely", "Neither", "Somewhat unlikely", "Very unlikely"]),
                           [0.38 * share, 0.62 * share, maybe, 0.3 * rest, max(0.02, 0.7 * rest - maybe)], worth=0.4)
    # What is the most that people would pay, from the same ladder.
    cuts = [f"Nothing, I would not buy it"] + [f"Up to {money(amount)}" for amount in amounts[:-1]] + [f"{money(amounts[-1])} or more"]
    steps = [1 - shares[0]] + [shares[at] - shares[at + 1] for at in range(len(shares) - 1)] + [shares[-1]]
    if len(amounts) > 2 and r.random() < 0.3:
        text, own = price_list(record, r)
        yield Question(text, own, steps[:0:-1] + steps[:1], worth=0.4, exact=True)
    if r.random() < 0.5:
        yield Question(pick(r, f"What is the most you would pay{per} for {article}?", f"How much would you pay{per} for {article}?"), cuts, steps, worth=0.35, reading=("price", "number", "for"))


def pays(record, r):
    """What people would do for money: the more they get, the more of them."""
    act, amounts, shares, unit = record
    per = "" if unit in ("once", "one") else f" {unit}"

    def put(pay):
        return pick(r, f"Would you {act} for {pay}{per}?", f"If someone paid you {pay}{per} to {act}, would you do it?", f"For {pay}{per}, would you {act}?", f"Someone offers you {pay}{per} to {act}. Do you say yes?",
                    f"Would you be willing to {act} if you got {pay}{per}?", f"would you {act} for {pay}{per}")

    for _ in range(4):
        yield Question(put(MASK), demand=(amounts, shares), rising=True)
    for amount, share in zip(amounts, shares):
        if r.random() < 0.6:
            yield Question(put(money(amount)), ["Yes", "No"], [share, 1 - share], worth=0.6, reading=("intent", "yes_no", "for"))
        else:
            yield Question(put(money(amount)), pick(r, ["Definitely", "Probably", "Probably not", "Definitely not"], ["Very likely", "Somewhat likely", "Not too likely", "Not at all likely"]),
                           [0.45 * share, 0.55 * share, 0.38 * (1 - share), 0.62 * (1 - share)], worth=0.4)
    cuts = [f"Less than {money(amounts[0])}"] + [f"{money(low)} to {money(high)}" for low, high in zip(amounts, amounts[1:])] + [f"More than {money(amounts[-1])}", "I would not do it for any amount"]
    steps = [shares[0]] + [high - low for low, high in zip(shares, shares[1:])] + [0.35 * (1 - shares[-1]), 0.65 * (1 - shares[-1])]
    yield Question(pick(r, f"How much would someone have to pay you{per} to {act}?", f"What is the least you would take{per} to {act}?"), cuts, steps, worth=0.4, reading=("price", "number", "for"))


# --- opinions ----------------------------------------------------------------------------------------------------------

def statements(record, r):
    text, shares = record
    end = text if text.endswith((".", "!", "?")) else text + "."
    pre = lambda: pick(r, "", "", "", "Do you agree or disagree: ", "How much do you agree or disagree? ", "Agree or disagree? ", "To what extent do you agree: ")
    agree5 = pick(r, ["Strongly agree", "Agree", "Neither agree nor disagree", "Disagree", "Strongly disagree"], ["Strongly agree", "Somewhat agree", "Neutral", "Somewhat disagree", "Strongly disagree"],
                  ["Completely agree", "Mostly agree", "Neither", "Mostly disagree", "Completely disagree"])
    yield Question(pre() + end, agree5, shares)
    yield Question(pre() + end, pick(r, ["Strongly agree", "Somewhat agree", "Somewhat disagree", "Strongly disagree"], ["Strongly agree", "Agree", "Disagree", "Strongly disagree"]), recut(shares, [1.03, 2.5, 3.9]), worth=0.6)
    yield Question(pre() + end, pick(r, ["Agree", "Disagree"], ["Yes", "No"]), recut(shares, [2.5]), worth=0.6)
    yield Question(end, ["Agree", "Disagree", "Not sure"], (lambda cut: [cut[0], cut[2], cut[1]])(recut(shares, [2.15, 2.9])), worth=0.5)
    if text.startswith(("I ", "I'", "My ")):
        yield Question(pick(r, "How well does this describe you? ", "Is this true of you? ", "") + end, ["Describes me very well", "Describes me somewhat", "Does not describe me well", "Does not describe me at all"], recut(shares, [1.15, 2.4, 3.7]), worth=0.45)
        yield Question(end, ["True", "False"], recut(shares, [2.45]), worth=0.5, reading=("opinion", "agree", "for"))
    else:
        yield Question(pick(r, f"Is it true that {lower(end.rstrip('.'))}?", f"Do you think that {lower(end.rstrip('.'))}?", f"Do you believe that {lower(end.rstrip('.'))}?", f"Would you say that {lower(end.rstrip('.'))}?"), ["Yes", "No"], recut(shares, [2.5]), worth=0.55)
        yield Question(end, ["True", "False"], recut(shares, [2.5]), worth=0.5)
        yield Question(pick(r, f"What do you think about this: \"{end}\"", f"\"{end}\" What do you say to that?"), LEANINGS, recut(shares, [0.95, 2.1, 2.95, 4.0]), worth=0.4, exact=True)
    if r.random() < 0.3:
        yield Question(pick(r, f"Do you disagree that {lower(end.rstrip('.'))}?", f"Is it wrong to say that {lower(end.rstrip('.'))}?"), ["Yes", "No"], recut(shares, [2.55])[::-1], worth=0.45)


def ratings(record, r):
    stem, scale, shares = record
    direction, kind = DIRECTION.get(scale, "for"), KIND.get(scale, "opinion")
    reading = (kind, "agree" if scale.startswith("agree") and not stem.endswith("?") else "scale", direction)
    sets = SCALES[scale]
    for at, labels in enumerate(sets):
        yield Question(stem, labels, shares, worth=0.75 if at == 0 else 0.65, reading=reading if not scale.startswith(("more", "effect", "better", "agree")) else None)
    for labels, edges in ALSO.get(scale, []):
        yield Question(stem, labels, recut(shares, edges), worth=0.5)
    if len(shares) >= 4 and r.random() < 0.4 and not scale.startswith(("nps", "rating")):
        points = pick(r, 5, 7, 10)
        yield Question(f"{stem} (1 = {lower(sets[0][0])}, {points} = {lower(sets[0][-1])})", [str(point) for point in range(1, points + 1)], recut(shares, evenly(len(shares), points)), worth=0.35)


def choices(record, r):
    text, options, shares, scale = record
    ordered = scale != "nominal"
    yield Question(text, options, shares, ordered=ordered, worth=0.8)
    yield Question(text, options, shares, ordered=ordered, worth=0.8)
    if not ordered and len(options) > 3:
        yield Question(text, options, shares, ordered=False, worth=0.8)
        # Leaving out a seldom named answer gives its people to the others.
        least = min(range(len(options)), key=lambda at: shares[at])
        kept = [at for at in range(len(options)) if at != least]
        yield Question(text, [options[at] for at in kept], [shares[at] for at in kept], ordered=False, worth=0.6)
    if len(options) == 2 and {option.lower() for option in options} == {"yes", "no"}:
        yes = shares[[option.lower() for option in options].index("yes")]
        yield Question(text, ["Yes", "No", "Not sure"], [yes * 0.96, (1 - yes) * 0.95, 0.03 + 0.04 * min(yes, 1 - yes)], worth=0.5)


def audiences(record, r):
    text, audience, options, inside, all_adults = record
    yield Question(text, options, all_adults, ordered=False if len(options) > 2 and r.random() < 0.2 else True, worth=0.6)
    yield Question(pick(r, f"Asked of {audience}: {text}", f"Among {audience}: {text}", f"{upper(audience)} only: {text}"), options, inside, worth=0.6)


def numbers(record, r):
    text, unit, zero, quantiles, least, most = record
    none = zero or 0.0
    yield Question(text, number=(none, quantiles, most), reading=("price" if "pay" in text and unit == "dollars" else None, "number", None))
    # Bands around the quantiles, as a questionnaire would have them.
    for _ in range(2):
        cuts = sorted({nice(value * r.uniform(0.8, 1.25)) for value in r.sample(quantiles, r.randint(2, 4))})
        cuts = [cut for cut in cuts if cut > max(0, least)]
        if len(cuts) < 2:
            continue
        shares = number_bands(none, quantiles, cuts)
        sign = "$" if unit == "dollars" else "%" if unit in ("percent", "%") else ""
        show = lambda value: f"${value:g}" if sign == "$" else f"{value:g}%" if sign == "%" else f"{value:g}"
        labels = [f"Less than {show(cuts[0])}"] + [f"{show(low)} to {show(high)}" for low, high in zip(cuts, cuts[1:])] + [f"{show(cuts[-1])} or more"]
        if none > 0.01:
            yield Question(text, [pick(r, "None", "0", "Nothing")] + labels, shares, worth=0.5)
        else:
            yield Question(text, labels, shares[1:], worth=0.5)


def nice(value):
    from math import floor, log10

    if value <= 0:
        return 0
    size = 10 ** floor(log10(value))
    return min((size * step for step in (1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10)), key=lambda one: abs(one - value)) if value > 3 else round(value)


EXPANDERS = {"acts": acts, "known": known, "concepts": concepts, "prices": prices, "pays": pays, "statements": statements, "ratings": ratings, "choices": choices, "audiences": audiences, "numbers": numbers}


def tidy(question):
    """Shares that sum to 1 and leave nothing impossible; a second share of 0 in a pair stands for the rest."""
    if not question.options or question.each:
        return question
    shares = question.shares
    if len(shares) == 2 and shares[1] == 0:
        shares = [min(0.999, shares[0]), 1 - min(0.999, shares[0])]
    if len(question.options) == 3 and len(shares) == 2:
        question.options = question.options[:2]
    shares = [max(0.0004, share) for share in shares]
    total = sum(shares)
    question.shares = [share / total for share in shares]
    return question


SPOKEN = ["Just curious: ", "Quick question: ", "Hey, ", "So, ", "Ok so ", "Honest question: ", "Tell me, ", "Please tell us: ", "We'd like to know: "]


def loosened(text, r):
    """As people type and speak: no question mark, an opening word, an abbreviation."""
    if r.random() < 0.18:
        text = text.rstrip("?.")
    if r.random() < 0.07:
        text = r.choice(SPOKEN) + text
    if r.random() < 0.04:
        text = text.replace(" you ", " u ").replace(" are ", " r ")
    return text


def expand(kind, record, r):
    for question in EXPANDERS[kind](record, r):
        question.text = loosened(question.text, r)
        yield tidy(question)
