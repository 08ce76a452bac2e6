import type { Edge } from "./edges.ts";
import { allOfThem, joining, lacking, likening, ofSort } from "./joiningWords.ts";
import type { Entry } from "./Lexicon.ts";
import { narrowsKind } from "./narrowerKinds.ts";
import type { Span, WordChip } from "./Reading.ts";
import { isOfKind, isPartOf, oppositeCost, oppositeOf, seldomWanted } from "./refusals.ts";
import { type IdleMeaning, isIdle, isPlace } from "./Term.ts";

/**
 * Accumulates the meaning of a text's segments from left to right: wishes become chips, and a negation turns the adjacent wish into its
 * opposite. [DEC-193]
 */
export class Interpretation {
	/** Parts that are not understood or cannot be searched by. */
	readonly unused: Span[] = [];
	/** Particles and fillers. */
	readonly idle: Span[] = [];
	/** Whether the text names a hotel that is not in the catalogue, or refuses something without saying what: '없는 곳'. */
	hasAbsent = false;
	readonly #chips = new Map<string, WordChip>();
	/** The wish that a following negation would apply to. */
	#before: WordChip | null = null;
	/** The wish that was just negated; a second negation would reverse that. */
	#refused: WordChip | null = null;
	/** Earlier wishes joined to `#before`; a following negation applies to them too. */
	#row: readonly WordChip[] = [];
	/** Wishes of the same kind as `#before` in front of it, with nothing but joining words between. */
	#run: readonly WordChip[] = [];
	/** Kinds of stay in front of a refused one. They are refused as well if another kind is wanted instead: '호텔 모텔 말고 펜션'. */
	#spared: readonly WordChip[] = [];
	/** What is said of the kind in `#before`: '5성급 호텔', '비싼 호텔'. */
	#quality: WordChip | null = null;
	/** Whether only joining words have followed the last wish. */
	#isJoined = false;
	/** Whether nothing, or only a comma, has followed it: a mere list, whose wishes are of one kind. */
	#isListed = false;
	/** The word by which the last wish was only named for comparison. */
	#likened: string | null = null;
	/** A negation that applies to the next wish. */
	#refusal: Span | null = null;

	get chips(): readonly WordChip[] {
		return [...this.#chips.values()];
	}

	/** Processes a segment: the term it means and, for places that share a name, the other terms meant. */
	take(meant: readonly Entry[], edge: Edge): void {
		const [entry, ...others] = meant;
		if (!entry) return;
		const { meaning, id } = entry.term;
		const span = { start: edge.start, end: edge.end };
		if (isIdle(meaning)) {
			this.#takeSign(meaning, span, entry.term.label);
			return;
		}
		this.#takeWish({
			id,
			// '제주 동쪽' covers three areas.
			label: [...new Set(meant.map(({ term }) => term.label))].join(", "),
			meaning,
			alsoMeant: others.flatMap(({ term }) => (isPlace(term.meaning) ? [term.meaning] : [])),
			spans: [span],
			isGuess: edge.isTypo || edge.isUnfinished,
		});
	}

	/** Marks a separator that joins the wishes on both sides: '모텔/게하 제외'. A comma joins wishes of one kind only: '수영장, 모텔 제외' wants the pool. */
	join(mark: string): void {
		this.#isListed = mark === ",";
	}

	/** Marks unknown text or the end; a negation does not reach across it. */
	cut(): void {
		this.#before = null;
		this.#row = this.#spared = [];
		this.#refused = null;
		if (this.#refusal) {
			this.hasAbsent ||= this.#isEmpty;
			this.unused.push(this.#refusal);
		}
		this.#refusal = null;
	}

	/** Whether nothing was said so far that means anything. */
	get #isEmpty(): boolean {
		return this.#chips.size + this.unused.length === 0;
	}

	/** Adds a word that occurs in the names of stays. */
	name(name: string, span: Span): void {
		this.#add({
			id: `stay:${name}`,
			label: name,
			meaning: { kind: "stay", name },
			alsoMeant: [],
			spans: [span],
			isGuess: false,
		});
	}

	#takeSign(meaning: IdleMeaning, span: Span, word: string): void {
		this.#isJoined = joining.has(word);
		this.#isListed = false;
		this.#likened = likening.has(word) ? word : null;
		if (allOfThem.has(word)) this.#row = this.#run;
		if (meaning.kind === "negation" && meaning.of === "next") {
			if (this.#refusal) this.unused.push(this.#refusal);
			this.#refusal = span;
			return;
		}
		const about = this.#before;
		if (about && (meaning.kind === "negation" || meaning.kind === "needless")) {
			// '5성급 호텔 말고' refuses the grade, not every hotel.
			const last = this.#quality ?? about;
			const row = this.#quality ? [] : this.#rowBefore(about);
			if (this.#quality) for (const chip of [...this.#run, about]) this.#withdraw(chip);
			this.#before = null;
			this.#row = [];
			for (const chip of [...row, last]) {
				const said = chip.spans[0]!;
				this.#withdraw(chip);
				const both = chip === last ? { start: said.start, end: span.end } : said;
				if (meaning.kind === "negation" && !(oppositeCost(chip) && lacking.test(word)))
					this.#refuse(chip, both);
				else this.unused.push(both);
			}
			return;
		}
		if (meaning.kind === "negation" && this.#wantAgain(span)) return;
		this.hasAbsent ||= meaning.kind === "absent" || (meaning.kind === "negation" && this.#isEmpty);
		if (meaning.kind === "unused") this.#before = this.#refused = null;
		(meaning.kind === "filler" || meaning.kind === "particle" ? this.idle : this.unused).push(span);
	}

	/** Returns the wishes that are negated together with the last one. */
	#rowBefore(about: WordChip): readonly WordChip[] {
		if (this.#row.length > 0) return this.#row;
		const others = this.#run.filter(({ id }) => id !== about.id);
		if (!seldomWanted.has(about.label)) return others;
		this.#spared = others.filter(({ label }) => !seldomWanted.has(label));
		return others.filter(({ label }) => seldomWanted.has(label));
	}

	/** Removes the last mention of a wish. */
	#withdraw(chip: WordChip): void {
		const before = this.#chips.get(chip.id)?.spans.slice(0, -1) ?? [];
		this.#chips.delete(chip.id);
		if (before.length > 0) this.#chips.set(chip.id, { ...chip, spans: before });
	}

	#takeWish(chip: WordChip): void {
		const refusal = this.#refusal;
		if (refusal) {
			this.#refusal = null;
			this.#refuse(chip, { start: refusal.start, end: chip.spans[0]!.end });
			return;
		}
		const spared = chip.meaning.kind === "kind" ? this.#spared : [];
		if (chip.meaning.kind === "kind") this.#spared = [];
		for (const each of spared) {
			this.#withdraw(each);
			this.#refuse(each, each.spans[0]!);
		}
		if (
			this.#likened &&
			this.#before?.meaning.kind === "kind" &&
			chip.meaning.kind === "kind" &&
			!(ofSort.has(this.#likened) && narrowsKind(this.#before.label, chip.label))
		) {
			this.#withdraw(this.#before);
			this.unused.push(this.#before.spans[0]!);
		}
		this.#likened = null;
		const last = this.#isJoined ? this.#before : null;
		const isRun = last?.meaning.kind === chip.meaning.kind && !isPartOf(chip, last);
		this.#run = isRun ? [...this.#run, last] : [];
		this.#row = last && this.#goTogether(last, chip) ? [...this.#row, last] : [];
		if (last && isOfKind(last) && this.#isListed) this.#quality = last;
		else if (!isRun) this.#quality = null;
		if (chip.meaning.kind !== "kind" || seldomWanted.has(chip.label)) this.#quality = null;
		this.#isJoined = this.#isListed = true;
		this.#before = chip;
		this.#refused = null;
		this.#add(chip);
	}

	/** In a mere list that is for `#rowBefore` to decide about kinds of stay: '호텔, 모텔 제외' wants hotels, '수영장 스파 없는' refuses both. */
	#goTogether(last: WordChip, chip: WordChip): boolean {
		const { meaning: one } = last;
		const { meaning: other } = chip;
		if (isPartOf(chip, last)) return false;
		if (!this.#isListed) return isPlace(one) === isPlace(other);
		return (one.kind === other.kind && one.kind !== "kind") || (isPlace(one) && isPlace(other));
	}

	#refuse(chip: WordChip, span: Span): void {
		const cost = oppositeCost(chip);
		if (cost) {
			this.#add({ ...chip, ...cost, spans: [span] });
			return;
		}
		const isWanted = this.#chips.has(chip.id);
		const opposite = isWanted ? null : oppositeOf(chip);
		const { id, label } = chip;
		if (opposite)
			this.#add({
				...chip,
				id: `without:${id}`,
				label: `${label} 제외`,
				meaning: opposite,
				alsoMeant: [],
				spans: [span],
			});
		else this.unused.push(span);
		this.#refused = isWanted || isPlace(chip.meaning) ? null : { ...chip, spans: [span] };
	}

	/** Handles '에어컨 없는 데 말고', '환불 안되는 거 빼고': negating "places without it" asks for it again. */
	#wantAgain({ end }: Span): boolean {
		const chip = this.#refused;
		const span = chip?.spans[0];
		if (!chip || !span || !this.idle.some(({ start }) => start >= span.end)) return false;
		this.#chips.delete(`without:${chip.id}`);
		const unusable = this.unused.findIndex(({ start }) => start === span.start);
		if (unusable >= 0) this.unused.splice(unusable, 1);
		this.#takeWish({ ...chip, spans: [{ start: span.start, end }] });
		return true;
	}

	/** Handles '도미토리 빼고 게스트하우스': a wish that is also wanted is not negated. */
	#takeBack(id: string): void {
		this.unused.push(...(this.#chips.get(id)?.spans ?? []));
		this.#chips.delete(id);
	}

	#add(chip: WordChip): void {
		this.#takeBack(`without:${chip.id}`);
		const known = this.#chips.get(chip.id);
		// '아들 하나 딸 하나' means two children.
		const isAnother = known && chip.meaning.kind === "guests" && chip.meaning.childAges !== null;
		if (isAnother) this.#add({ ...chip, id: `${chip.id}+` });
		else this.#chips.set(chip.id, known ? { ...known, spans: [...known.spans, ...chip.spans] } : chip);
	}
}
