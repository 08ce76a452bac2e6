import { renderToStaticMarkup } from "react-dom/server";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { avatar } from "#domain/member/profile.ts";
import { ownMarks } from "#ui/app/ownMarks.ts";

/** What pages for many members leave open, of the one who asks (ADR 42). */
interface Own {
	readonly name: string;
	readonly corpName: string | null;
	/** Of the page's stays. */
	readonly wished: ReadonlySet<number>;
}

export interface PageForMany {
	/** The stays of which it says whether they are wished for. */
	readonly stays: readonly number[];
	/** What it takes of the memory. */
	readonly bytes: number;
	/** The document as it would have been made for this member alone. */
	readonly fill: (own: Own) => string;
}

/** A member in whose place anybody of the same standing can be put. */
export const anyOf = (member: CachedMember): CachedMember => ({
	...member,
	name: ownMarks.name,
	corpName: ownMarks.company,
});

/** The page's data, whose stays say where a wish of theirs belongs. */
export const withOpenWishes = <T>(data: T): T =>
	JSON.parse(JSON.stringify(data), (_, value: unknown) =>
		isHearted(value) ? { ...value, isWished: `${ownMarks.wish}${value.id}${ownMarks.end}` } : value,
	) as T;

const isHearted = (value: unknown): value is { readonly id: number } =>
	typeof value === "object" && value !== null && "isWished" in value && "id" in value;

type Part = string | ((own: Own) => string);

/** As the database has them: what a text made up is no stay, and asks for none. */
const stayNumber = "[1-9]\\d{0,8}";

/** Takes a document apart at its marks. */
export function pageForMany(markup: string, data: string): PageForMany {
	const stays = new Set<number>();
	const wish = (id: string, wished: string, notWished: string): Part => {
		const stay = Number(id);
		stays.add(stay);
		return (own) => (own.wished.has(stay) ? wished : notWished);
	};
	const { wish: heart, wished, notWished, end, name, initial, company } = ownMarks;
	// React parts neighbouring texts, as marks are, by comments that no heart has.
	const inMarkup = new RegExp(
		`(?:<!-- -->)?${heart}(${stayNumber})${wished}([^${heart}]*)${notWished}([^${heart}]*)${end}(?:<!-- -->)?|${initial}`,
		"gu",
	);
	const inData = new RegExp(`"${heart}(${stayNumber})${end}"|"${name}"|"${company}"`, "gu");
	const parts: readonly Part[] = [
		...split(markup, inMarkup, ([, id, on = "", off = ""]) =>
			id ? wish(id, on, off) : (own) => renderToStaticMarkup(initialOf(own.name)),
		),
		...split(data, inData, ([found, id]) => {
			if (id) return wish(id, "true", "false");
			return found === `"${name}"` ? (own) => quoted(own.name) : (own) => quoted(own.corpName);
		}),
	];
	return {
		stays: [...stays],
		bytes: 2 * (markup.length + data.length),
		fill: (own) => parts.map((part) => (typeof part === "string" ? part : part(own))).join(""),
	};
}

function split(text: string, mark: RegExp, partOf: (found: RegExpExecArray) => Part): readonly Part[] {
	let read = 0;
	const parts: Part[] = [];
	for (const found of text.matchAll(mark)) {
		parts.push(text.slice(read, found.index), partOf(found));
		read = found.index + found[0].length;
	}
	return [...parts, text.slice(read)];
}

function initialOf(name: string): string {
	const face = avatar({ name, grade: "Bronze" });
	return face.kind === "initial" ? face.initial : "";
}

/** As the page's data has it. */
const quoted = (value: string | null): string => JSON.stringify(value).replaceAll("<", "\\u003c");
