"""Writes what the reader expects of every measured question without having seen its family, or its survey.

    python training/apart.py --forecasts DIR/forecasts.npz

`npm run fidelity` examines the engine with these, since it cannot train the reader anew.
"""

import argparse
import json
import os

import numpy as np

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--forecasts", required=True)
    forecasts = np.load(parser.parse_args().forecasts)
    with open(f"{ROOT}/data/knowledge/measured.jsonl", encoding="utf8") as file:
        measured = [json.loads(line) for line in file]
    with open(f"{ROOT}/data/fidelity/reader.jsonl", "w", encoding="utf8") as out:
        for which, entry in enumerate(measured):
            shares = {name: [round(float(share), 4) for share in forecasts[f"{name}.shares.{which}"]] for name in ("family", "survey")}
            for name in ("family", "survey"):
                shifts = forecasts[f"{name}.tilts.{which}"]
                if entry["scale"] == "nominal":
                    rows = shifts
                else:
                    # As train.py's ladder_tilts: the slope of the options' own shifts towards the last one.
                    place = np.linspace(-1, 1, len(shifts))
                    rows = [2 * (place[:, None] * shifts).sum(0) / (place**2).sum()]
                shares[f"{name}_leans"] = [[round(float(shift), 2) for shift in row] for row in rows]
            out.write(json.dumps({"question": entry["id"], **shares}, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
