"""The texts of the finished languages, read once for the tests of them."""

import languages
from fluent_reader import read_folder
from paths import WEB

LANGUAGES = languages.finished()
OTHERS = LANGUAGES[1:]

FOLDERS = {language: read_folder(WEB / "texts" / language) for language in LANGUAGES}
MESSAGES = {
    language: {key: pattern for file in files.values() for key, pattern in file.items()}
    for language, files in FOLDERS.items()
}
