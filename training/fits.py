"""Lists of questions and of sentences of which some go with a question, as rows to learn from.

Six kinds: other wordings of the same question among questions about the same subject that ask for something else; sentences of
those who gave an answer among sentences of those who gave another, or who were asked something else; sentences that were found
for a question nobody had written for, each judged by hand; the questions which those had been written for; questions to which
a yes is a no to the asked one, among other wordings of it and questions near it; and the question whose sentences answer another one too, among
questions near that.
"""

import numpy as np

LISTED = 6  # in one list
BLOCK = 512  # texts whose neighbours are looked for at once
OWN_ROWS = 12  # other wordings of a question may lie nearest to it
NEAR, TWIN = 24, 0.9  # neighbours looked at; nearer ones may be the same question by another author
UNLIKE = 0.75  # nearer ones may be the contrary by another author


def places_of(texts, minilm, cut):
    """Where MiniLM puts texts, of unit length. A token more or less does not matter here."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    minilm.to(device)
    out = np.zeros((len(texts), 384), np.float32)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    with torch.no_grad():
        for start in range(0, len(order), BLOCK):
            own = order[start : start + BLOCK]
            rows = [[101] + cut.of(texts[at])[:62] + [102] for at in own]
            tokens = torch.zeros(len(own), max(map(len, rows)), dtype=torch.long)
            for row, ids in enumerate(rows):
                tokens[row, : len(ids)] = torch.tensor(ids)
            found = torch.nn.functional.normalize(minilm.alone(tokens.to(device))[1], dim=-1)
            out[own] = found.cpu().numpy()
    return out


def nearest(queries, places, count):
    """For every query the places that are most alike, best first, and how alike they are."""
    import torch

    device = "cuda" if torch.cuda.is_available() else "cpu"
    table = torch.from_numpy(places).to(device)
    for start in range(0, len(queries), BLOCK):
        block = torch.from_numpy(queries[start : start + BLOCK]).to(device) @ table.T
        alike, near = (own.cpu().numpy() for own in block.topk(min(count, len(places)), dim=1))
        yield from zip(near, alike)


def same_questions(asks, minilm, cut, r, held_out):
    """`asks`: (wordings, group) of every question; questions of one group are known to differ."""
    texts = [text for wordings, _ in asks for text in wordings]
    owner = np.asarray([at for at, (wordings, _) in enumerate(asks) for _ in wordings])
    group = np.asarray([-1 if own is None else own for _, own in asks])
    places = places_of(texts, minilm, cut)
    rows_of, rows_in = {}, {}
    for row, at in enumerate(owner):
        rows_of.setdefault(at, []).append(row)
        rows_in.setdefault(group[at], []).append(row)
    for row, (near, alike) in enumerate(nearest(places, places, NEAR + OWN_ROWS)):
        text, at = texts[row], owner[row]
        grouped = group[at] >= 0
        others = [(one, value) for one, value in zip(near, alike) if owner[one] != at][:NEAR]
        other = [one for one, value in others if value < TWIN or (grouped and group[owner[one]] == group[at])]
        other += [one for one in rows_in[group[at]] if owner[one] != at] if grouped else []
        own = [one for one in rows_of[at] if one != row]
        r.shuffle(own)
        right = own[: r.choice([0, 1, 1, 1, 2])]
        wrong = r.sample(other[:8], min(3, len(other[:8]))) + r.sample(other[8:], min(2, len(other[8:])))
        wrong = list(dict.fromkeys(wrong))[: LISTED - len(right)]
        listed = [(texts[one], 1) for one in right] + [(texts[one], 0) for one in wrong]
        r.shuffle(listed)
        yield text, listed, held_out(asks[at][0][0])


def fitting_sentences(said, minilm, cut, r, held_out):
    """`said`: (wordings, [(answer, sentence)]); an empty answer where the question has none."""
    places = places_of([wordings[0] for wordings, _ in said], minilm, cut)
    for at, ((wordings, answers), (found, alike)) in enumerate(zip(said, nearest(places, places, NEAR + 1))):
        near = [int(one) for one, value in zip(found, alike) if one != at and value < TWIN]
        for wording in wordings[:4]:
            answer = r.choice(answers)[0]
            own = [sentence for label, sentence in answers if label == answer]
            against = [sentence for label, sentence in answers if label != answer]
            beside = [r.choice(said[one][1])[1] for one in r.sample(near, min(3, len(near)))]
            right = r.sample(own, min(len(own), r.choice([1, 2, 3])))
            wrong = (r.sample(against, min(2, len(against))) + beside)[: LISTED - len(right)]
            listed = [(sentence, 1) for sentence in right] + [(sentence, 0) for sentence in wrong]
            r.shuffle(listed)
            yield f"{wording} {answer}".strip(), listed, held_out(wordings[0])


def turned_questions(turned, others, minilm, cut, r, held_out):
    """`turned`: wordings of a question, and of its contrary; `others`: closed questions; those less alike than `UNLIKE` are taken for no contraries of it.
    Half of the lists hold no contrary: most questions that are compared have none among them."""
    places = places_of(others, minilm, cut)
    for entry in turned:
        held = held_out(entry["q"][0])
        alike = (places @ places_of(entry["q"] + entry["turned"], minilm, cut).T).max(1)
        near = [others[one] for one in np.argsort(-alike) if alike[one] < UNLIKE][:NEAR]
        for own, contrary in ((entry["q"], entry["turned"]), (entry["turned"], entry["q"])):
            for text in own:
                same = [one for one in own if one != text]
                listed = [(one, 0) for one in r.sample(same, min(len(same), r.choice([0, 1, 2])))]
                listed += [(one, 1) for one in r.sample(contrary, min(len(contrary), r.choice([0, 0, 1, 2])))]
                listed += [(one, 0) for one in r.sample(near, min(len(near), LISTED - len(listed)))]
                r.shuffle(listed)
                yield text, listed, held


TIMES = 4  # a judged list is divided anew


def judged_questions(judged, owners, r, held_out):
    """Of the questions that the judged sentences were written for (`owners`), how many of their sentences go with the judged one."""
    by_text = {}
    for entry in judged:
        own = by_text.setdefault(entry["q"], {})
        for right, sentences in ((1, entry["fits"]), (0, entry["not"])):
            for sentence in sentences:
                if sentence in owners:
                    own.setdefault(owners[sentence], []).append(right)
    for text, own in by_text.items():
        for _ in range(TIMES):
            listed = [(r.choice(wordings), sum(rights) / len(rights)) for wordings, rights in own.items()]
            r.shuffle(listed)
            for start in range(0, len(listed), LISTED):
                yield text, listed[start : start + LISTED], held_out(text)


def judged_sentences(judged, r, held_out):
    """`judged`: of a question and an answer to it the sentences that go with them, and those that do not."""
    for entry in judged:
        listed = [(sentence, 1) for sentence in entry["fits"]] + [(sentence, 0) for sentence in entry["not"]]
        for _ in range(TIMES):
            r.shuffle(listed)
            for start in range(0, len(listed), LISTED):
                yield f"{entry['q']} {entry['a']}".strip(), listed[start : start + LISTED], held_out(entry["q"])


OWN, BESIDE = 0.85, 0.15  # how many sentences answer a further question: of the block it was written for, and of one nearby


def further_questions(opened, minilm, cut, r, held_out):
    """`opened`: questions with others (`also`) to which most of their sentences are answers."""
    firsts = [entry["q"][0] for entry in opened]
    places = places_of(firsts, minilm, cut)
    chosen = [(at, text) for at, entry in enumerate(opened) for text in r.sample(entry.get("also", []), min(2, len(entry.get("also", []))))]
    theirs = places_of([text for _, text in chosen], minilm, cut)
    for (at, text), (found, alike) in zip(chosen, nearest(theirs, places, NEAR + 1)):
        near = [int(one) for one, value in zip(found, alike) if one != at and value < TWIN]
        listed = [(r.choice(opened[at]["q"]), OWN)] if r.random() < 0.8 else []
        listed += [(r.choice(opened[one]["q"]), BESIDE) for one in r.sample(near[:10], min(3, len(near))) + r.sample(near[10:], min(2, len(near[10:])))]
        r.shuffle(listed)
        yield text, listed[:LISTED], held_out(firsts[at])
