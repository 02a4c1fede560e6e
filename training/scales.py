"""The answer sets of rating scales, low end first. A scale has several wordings that cut alike."""

import json
from pathlib import Path

with open(Path(__file__).parent.parent / "data/knowledge/scales.json") as file:
    SCALES = json.load(file)

# Where another set of answers cuts a scale, low end first: (answers, edges). Where nothing stands here, only the set itself is asked.
ALSO = {
    "importance5": [(["Not at all important", "Not too important", "Somewhat important", "Very important"], [0.9, 1.8, 3.2]), (["Not important", "Important"], [2.0])],
    "importance4": [(["Not at all important", "Slightly important", "Moderately important", "Very important", "Extremely important"], [0.9, 1.7, 2.6, 3.45]), (["No", "Yes"], [1.9])],
    "satisfaction5": [(["No", "Yes"], [2.45]), (["Dissatisfied", "Neutral", "Satisfied"], [2.0, 3.0]), ([str(p) for p in range(1, 6)], [0.8, 1.8, 2.9, 3.95])],
    "trust4": [(["No", "Yes"], [1.95]), (["Do not trust at all", "Mostly distrust", "Neither", "Mostly trust", "Trust completely"], [0.8, 1.7, 2.4, 3.5])],
    "worry4": [(["No", "Yes"], [1.95]), (["Not at all", "Slightly", "Moderately", "Very", "Extremely"], [0.95, 1.7, 2.6, 3.5])],
    "support4": [(["Oppose", "Support"], [2.0]), (["No", "Yes"], [2.0]), (["Oppose", "Not sure", "Support"], [1.75, 2.25])],
    "support5": [(["Oppose", "Support"], [2.45]), (["No", "Not sure", "Yes"], [1.9, 3.0]), (["Strongly oppose", "Somewhat oppose", "Somewhat support", "Strongly support"], [1.05, 2.45, 3.95])],
    "likelihood5": [(["No", "Yes"], [2.75]), (["Definitely not", "Probably not", "Might or might not", "Probably", "Definitely"], [1, 2, 3, 4.2]), (["No", "Maybe", "Yes"], [1.9, 3.6])],
    "likelihood4": [(["No", "Yes"], [2.1]), (["Definitely not", "Probably not", "Probably", "Definitely"], [0.95, 2.05, 3.2])],
    "difficulty5": [(["Difficult", "Easy"], [2.4])],
    "acceptable4": [(["Unacceptable", "Acceptable"], [2.0]), (["No", "It depends", "Yes"], [1.3, 2.9])],
    "safe4": [(["Unsafe", "Safe"], [1.95]), (["No", "Yes"], [1.95])],
    "frequency5": [(["Never", "Rarely", "Sometimes", "Often"], [1, 2, 3.05]), (["No", "Yes"], [1.6]), (["Hardly ever", "Some of the time", "Often"], [1.9, 3.1])],
    "agree5": [(["Disagree", "Agree"], [2.45]), (["False", "True"], [2.5]), (["No", "Yes"], [2.5]), (["Strongly disagree", "Somewhat disagree", "Somewhat agree", "Strongly agree"], [1.05, 2.45, 3.95])],
    "agree4": [(["Disagree", "Agree"], [2.0]), (["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"], [0.95, 1.75, 2.25, 3.15])],
    "quality5": [(["Poor", "Only fair", "Good", "Excellent"], [0.95, 2, 3.6]), (["Bad", "Good"], [1.8])],
    "confidence4": [(["No", "Yes"], [1.95]), (["Hardly any", "Only some", "A great deal"], [1.6, 3.05])],
    "familiarity4": [(["No, never heard of it", "Yes, heard of it"], [0.95]), (["Never heard of it", "Heard of it", "Know it well"], [0.95, 2.9])],
    "comfort4": [(["No", "Yes"], [1.95])],
    "fair4": [(["Unfair", "Fair"], [2.0])],
    "influence4": [(["No", "Yes"], [1.3])],
    "describes4": [(["No", "Yes"], [2.0]), (["Strongly disagree", "Disagree", "Neither agree nor disagree", "Agree", "Strongly agree"], [0.8, 1.75, 2.25, 3.3])],
    "nps11": [([str(p) for p in range(1, 6)], [1.6, 3.7, 6.0, 8.3]), (["No", "Yes"], [5.9]), (["Very unlikely", "Somewhat unlikely", "Neither", "Somewhat likely", "Very likely"], [1.8, 4.2, 6.1, 8.8])],
    "rating10": [([str(p) for p in range(1, 6)], [1.8, 3.9, 6.0, 8.1]), (["Poor", "Fair", "Good", "Very good", "Excellent"], [2.4, 4.6, 6.9, 8.9])],
}

# Which way the high end speaks: for the thing asked about, against it, or neither.
DIRECTION = {"worry4": "against", "better3": "for", "more3": "neither", "frequency5": "for", "familiarity4": "for"}

KIND = {"likelihood5": "intent", "likelihood4": "intent", "familiarity4": "awareness", "nps11": "intent", "frequency5": "habit"}
