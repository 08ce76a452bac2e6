/**
 * Converts Korean text to searchable letters, one byte each. Syllables are split into basic letters, so that half-typed text is a byte
 * prefix of the complete text ('서우' of '서울', '성' of '서울'); Latin letters are lower-cased, digits and '&' kept, everything else (including
 * spaces) dropped.
 */
const FIRST_LETTER = 0x3131; // ㄱ
const LAST_CONSONANT = 0x314e; // ㅎ
const LAST_LETTER = 0x3163; // ㅣ
const FIRST_SYLLABLE = 0xac00; // 가
const LAST_SYLLABLE = 0xd7a3; // 힣
/** First byte value of Korean letters; lower values are ASCII, and 0 separates texts. */
const LETTER_BASE = 0x80;

const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
const VOWELS = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(" ");
const FINALS = [
	"",
	..."ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(
		" ",
	),
];
const COMPOUNDS: Record<string, string> = {
	ㄳ: "ㄱㅅ",
	ㄵ: "ㄴㅈ",
	ㄶ: "ㄴㅎ",
	ㄺ: "ㄹㄱ",
	ㄻ: "ㄹㅁ",
	ㄼ: "ㄹㅂ",
	ㄽ: "ㄹㅅ",
	ㄾ: "ㄹㅌ",
	ㄿ: "ㄹㅍ",
	ㅀ: "ㄹㅎ",
	ㅄ: "ㅂㅅ",
	ㅘ: "ㅗㅏ",
	ㅙ: "ㅗㅐ",
	ㅚ: "ㅗㅣ",
	ㅝ: "ㅜㅓ",
	ㅞ: "ㅜㅔ",
	ㅟ: "ㅜㅣ",
	ㅢ: "ㅡㅣ",
};

const byteOf = (letter: string): number => LETTER_BASE + letter.charCodeAt(0) - FIRST_LETTER;
const bytesOf = (text: string): readonly number[] => [...text].map(byteOf);
const INITIAL_BYTES = bytesOf(INITIALS);
const VOWEL_BYTES = VOWELS.map(bytesOf);
const FINAL_BYTES = FINALS.map(bytesOf);
const COMPOUND_BYTES = new Map(Object.entries(COMPOUNDS).map(([one, parts]) => [one, bytesOf(parts)]));

/** Maximum letters of a name; the rest is cut off to bound the cost of index entries and queries. */
export const MAX_LETTERS = 400;

const isAsciiKept = (code: number): boolean =>
	(code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 38;

/** Returns the lower-case ASCII byte of a Latin letter (accented or full-width ones included), a digit or '&'; 0 for anything else. */
function asciiByte(character: string): number {
	const code = character.charCodeAt(0);
	if (code < 0x80) {
		const lower = code >= 65 && code <= 90 ? code + 32 : code;
		return isAsciiKept(lower) ? lower : 0;
	}
	const plain = character.normalize("NFKD").charCodeAt(0);
	return plain < 0x80 ? asciiByte(String.fromCharCode(plain)) : 0;
}

/** Byte values above every Korean letter; a Chinese or Japanese character is encoded as three such bytes. */
const SIGN_BASE = 0xc0;

const isSign = (character: string): boolean =>
	/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(character) && character.length === 1;

const lettersOfSign = (code: number): readonly number[] => [
	SIGN_BASE + (code >> 12),
	SIGN_BASE + ((code >> 6) & 63),
	SIGN_BASE + (code & 63),
];

/**
 * Returns the letters of one character: a syllable's letters, a lone letter, a Latin letter, a digit, or the three bytes of a Chinese or
 * Japanese character; empty for anything else.
 */
export function lettersOfCharacter(character: string): readonly number[] {
	const code = character.charCodeAt(0);
	if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
		const index = code - FIRST_SYLLABLE;
		return [
			INITIAL_BYTES[Math.floor(index / 588)]!,
			...VOWEL_BYTES[Math.floor((index % 588) / 28)]!,
			...FINAL_BYTES[index % 28]!,
		];
	}
	if (code >= FIRST_LETTER && code <= LAST_LETTER)
		return COMPOUND_BYTES.get(character) ?? [byteOf(character)];
	if (isSign(character)) return lettersOfSign(code);
	const byte = asciiByte(character);
	return byte === 0 ? [] : [byte];
}

/** The letters of a text, and where its syllables and Latin words start, which is where a match may start. */
export interface Spelling {
	readonly letters: Uint8Array;
	readonly starts: readonly number[];
}

/** Splits a name or a query. Text beyond `MAX_LETTERS` letters is ignored. */
export function spell(text: string): Spelling {
	const bytes: number[] = [];
	const starts: number[] = [];
	let insideLatinWord = false;
	for (const character of text.normalize("NFC")) {
		if (bytes.length >= MAX_LETTERS) break;
		const code = character.charCodeAt(0);
		if (code >= FIRST_LETTER && (code <= LAST_LETTER || (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE))) {
			starts.push(bytes.length);
			bytes.push(...lettersOfCharacter(character));
			insideLatinWord = false;
		} else if (isSign(character)) {
			starts.push(bytes.length);
			bytes.push(...lettersOfSign(code));
			insideLatinWord = false;
		} else {
			const byte = asciiByte(character);
			if (byte !== 0) {
				if (!insideLatinWord) starts.push(bytes.length);
				bytes.push(byte);
			}
			insideLatinWord = byte !== 0;
		}
	}
	return { letters: new Uint8Array(bytes), starts };
}

/** Returns only the letters of `spell`. */
export const lettersOf = (text: string): Uint8Array => spell(text).letters;

/** Returns the initial consonants of a text ('신라호텔' is ㅅㄹㅎㅌ); Latin letters and digits are kept. A match may start at every byte. */
export function initialsOf(text: string): Uint8Array {
	const bytes: number[] = [];
	for (const character of text.normalize("NFC")) {
		if (bytes.length >= MAX_LETTERS) break;
		const code = character.charCodeAt(0);
		if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) {
			bytes.push(INITIAL_BYTES[Math.floor((code - FIRST_SYLLABLE) / 588)]!);
		} else if (code >= FIRST_LETTER && code <= LAST_CONSONANT) {
			bytes.push(...(COMPOUND_BYTES.get(character) ?? [byteOf(character)]));
		} else {
			const byte = asciiByte(character);
			if (byte !== 0) bytes.push(byte);
		}
	}
	return new Uint8Array(bytes);
}

/** Whether a query is typed as initial consonants: consonants only, at least one. */
export const isInitials = (query: string): boolean => /^[ㄱ-ㅎ\s]*[ㄱ-ㅎ][ㄱ-ㅎ\s]*$/u.test(query);

const KEYS: Record<string, string> = Object.fromEntries([
	...[..."qwertyuiopasdfghjklzxcvbnm"].map((key, place) => [
		key,
		[..."ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ"][place]!,
	]),
	...[..."QWERTOP"].map((key, place) => [key, [..."ㅃㅉㄸㄲㅆㅒㅖ"][place]!]),
]);

/**
 * Converts Latin letters to what the same keys type on the Korean two-set keyboard: 'tjdnf' gives the letters of 서울. Syllables are not
 * composed, because the index holds letters.
 */
export const fromLatinKeys = (text: string): string =>
	[...text].map((key) => KEYS[key] ?? KEYS[key.toLowerCase()] ?? key).join("");

const KEY_BYTES = new Map(Object.entries(KEYS).map(([key, letter]) => [byteOf(letter), key.toLowerCase()]));

/** Returns the Latin keys that type a character on the Korean keyboard: 'ㅗㅐㅅ디' was meant as 'hotel'. Other characters are unchanged. */
export const toLatinKeys = (character: string): string =>
	lettersOfCharacter(character)
		.map((letter) => KEY_BYTES.get(letter) ?? String.fromCharCode(letter))
		.join("");

/** A syllable as letters: an initial consonant, one or two vowels, and final consonants up to the next syllable. */
const syllable = /([ㄱ-ㅎ])([ㅏ-ㅣ]{1,2})([ㄱ-ㅎ]{0,2}?)(?=[ㄱ-ㅎ][ㅏ-ㅣ]|[^ㄱ-ㅣ]|$)/gu;

/** Returns the syllables that the keys of a text type on the Korean keyboard, each with its number of keys. */
export function syllablesOfKeys(text: string): readonly { readonly text: string; readonly keys: number }[] {
	const letters = fromLatinKeys(text);
	const parts: { text: string; keys: number }[] = [];
	const addPlain = (from: number, to: number): void => {
		for (let at = from; at < to; at++) parts.push({ text: letters[at]!, keys: 1 });
	};
	let at = 0;
	for (const found of letters.matchAll(syllable)) {
		const [whole, initial = "", vowel = "", final = ""] = found;
		const [first, middle, last] = [INITIALS.indexOf(initial), VOWELS.indexOf(vowel), FINALS.indexOf(final)];
		if (first < 0 || middle < 0 || last < 0) continue;
		addPlain(at, found.index);
		parts.push({
			text: String.fromCharCode(FIRST_SYLLABLE + first * 588 + middle * 28 + last),
			keys: whole.length,
		});
		at = found.index + whole.length;
	}
	addPlain(at, letters.length);
	return parts;
}
