"""What the model answers with the exported weights, for the tests of the service's own computation.

    python training/fixtures.py [--reader data/reader] [--out src/modules/answering/reader/fixtures.json]
"""

import argparse
import glob
import json
import os
import random
import subprocess

import torch

from export import ROOT, TOKENIZER, unpacked
from model import Reader
from tokens import LONGEST_SENTENCE, MASK, Tokens

LISTS, TEXTS, SEED = 200, 100, 20261117
# Texts that people write and that tokenizers stumble over.
ODD = [
    "", " ", "?", "…", "\n\t\n", "a", "42", "$", "🦑🦑🦑", "👩‍👩‍👧 family?", "؟؟؟", "日本のコーヒーは好きですか?", "Möchten Sie Käse?", "¿Cuánto pagaría por un café?",
    "Как часто вы пьёте чай?", "naïve café façade Zürich", "İstanbul ılık", "ﬁne ﬂour", "e\u0301clair", "zero\u200bwidth\u00adsoft\ufeffmark", "tabs\tand\r\nlines\u00a0here\u2003wide",
    "don't can't won't y'all’s “quoted” – dash—em", "ALL CAPS QUESTION ABOUT TAXES", "x" * 99, "x" * 101, "antidisestablishmentarianism pneumonoultramicroscopicsilicovolcanoconiosis",
    f"Would you buy this toaster for {MASK}?", f"{MASK}", f"{MASK}{MASK} or {MASK} a month, which would you pay?", f"Is{MASK}too much?", "price [unused2] [unused0]",
    "Would you pay $4,999.99 a month, 25 cents a day or 30 bucks?", "$0 $0.004 $1k $2.5 million $ 7 $1,2,3 $999999999999999999 12-dollar", "costs $5million or $5mph, USD 20 dollarstore",
    "word " * 3000, "I shop at many stores. " * 60 + "Would you shop online?", "、".join(["东京"] * 80), "#$%^&*()_+{}|:<>?~`-=[]\\;',./", "1,000,000.50 USD €5 £4 ₹300 50% ½ x²",
    "한국어 질문입니다", "สวัสดีครับ", "नमस्ते दुनिया", "שלום עולם", "\U0001d4d7\U0001d4ee\U0001d4f5\U0001d4f5\U0001d4f8", "a\u0000b\ufffdc", "http://example.com/?q=a&b=c#d",
]


def known():
    paths = [os.path.join(ROOT, "data/knowledge/measured.jsonl"), *sorted(glob.glob(os.path.join(ROOT, "data/knowledge/questions/*.jsonl")))]
    for path in paths:
        with open(path, encoding="utf-8") as file:
            yield [json.loads(line) for line in file if line.strip()]


def asked(r):
    """Half of the lists are measured questions, half are authored ones; some are made long."""
    measured, *authored = known()
    authored = [entry for part in authored for entry in part]
    lists = [(entry["text"], entry["options"]) for entry in r.sample(measured, LISTS // 2 - 4) + r.sample(authored, LISTS // 2 - 2)]
    wordy = lambda text, times: " ".join([text] * times)
    lists += [(wordy(lists[0][0], 30), lists[0][1]), (lists[1][0], [wordy(option, 12) for option in lists[1][1]]), (wordy(lists[2][0], 30), [wordy(f"{option} {at}", 9) for at in range(6) for option in lists[2][1]])]
    lists += [(f"At {MASK} a month, would you keep it?", ["Yes, certainly", "", "🦑", "No — never", f"Only below {MASK}"]), ("Which of these do you own?", [f"Thing number {at}" for at in range(48)]), ("Any?", ["Yes"])]
    texts = ODD + [entry["text"] for entry in r.sample(authored, TEXTS - len(ODD))]
    return lists, texts


def rounded(values):
    return [round(float(value), 6) for value in values]


@torch.no_grad()
def listed(reader, cut, text, options):
    outputs, whole = reader.options(torch.tensor([cut.listing(text, options)]), len(options))
    fits, _ = reader.options(torch.tensor([cut.listing(text, options, LONGEST_SENTENCE)]), len(options))
    doubt = reader.doubt(whole, torch.softmax(outputs[..., 0], -1), torch.ones(1, len(options), dtype=torch.bool))
    return {"text": text, "options": options, "shares": rounded(outputs[0, :, 0]), "ticks": rounded(outputs[0, :, 1]), "tilts": rounded(outputs[0, 0, 2:-3]), "same": rounded(fits[0, :, -3]), "serves": rounded(fits[0, :, -2]), "turned": rounded(fits[0, :, -1]), "doubt": round(float(doubt), 6)}


@torch.no_grad()
def read(reader, cut, text):
    whole, mean = reader.alone(torch.tensor([cut.alone(text)]))
    return {"text": text, "reading": rounded(reader.read(whole, mean)[0]), "money": rounded(reader.money(whole, mean)[0]), "meaning": rounded(reader.mean_vector(mean)[0, :8])}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--reader", default=os.path.join(ROOT, "data/reader"))
    parser.add_argument("--out", default=os.path.join(ROOT, "src/modules/answering/reader/fixtures.json"))
    options = parser.parse_args()
    reader = Reader()
    reader.load_state_dict({name: torch.from_numpy(value) for name, value in unpacked(f"{options.reader}/weights.bin").items()})
    reader.eval()
    cut = Tokens(TOKENIZER)
    lists, texts = asked(random.Random(SEED))
    found = {"lists": [listed(reader, cut, *own) for own in lists], "texts": [read(reader, cut, text) for text in texts]}
    with open(options.out, "w", encoding="utf-8") as file:
        json.dump(found, file, separators=(",", ":"))
        file.write("\n")
    subprocess.run(["npx", "biome", "format", "--write", os.path.abspath(options.out)], cwd=ROOT, check=True)
    print(f"{options.out}: {len(lists)} lists and {len(texts)} texts")


if __name__ == "__main__":
    main()
