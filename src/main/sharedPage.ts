import { renderToStaticMarkup } from "react-dom/server";
import type { CachedMember } from "#domain/member/CachedMember.ts";
import { avatar } from "#domain/member/profile.ts";
import { memberPlaceholders } from "#ui/app/memberPlaceholders.ts";

/** One member's own data, filled into pages that are shared by many members (ADR 42). */
interface Own {
	readonly name: string;
	readonly corpName: string | null;
	/** Wished stays, among those on the page. */
	readonly wished: ReadonlySet<number>;
}

export interface SharedPage {
	/** The stays whose wish state appears on the page. */
	readonly stays: readonly number[];
	/** Memory it occupies, in bytes. */
	readonly bytes: number;
	/** Returns the document as it would have been rendered for this member alone. */
	readonly fill: (own: Own) => string;
}

/**
 * Placeholders in the page's data. Nobody can guess them: in place of a text that says the same, such as one in the address of the page, the
 * data would have a value of another type.
 */
const secret = crypto.randomUUID();
const inItsData = {
	/** Begins with what remains when the name is cut to its initial. */
	name: `${memberPlaceholders.initial}${secret}`,
	company: `company ${secret}`,
	wish: `wish ${secret} `,
} as const;

/** Replaces the member's name and company with placeholders; the rest is the same for all members of that type and grade. */
export const anyOf = (member: CachedMember): CachedMember => ({
	...member,
	name: inItsData.name,
	corpName: inItsData.company,
});

/** Replaces the wish state of each stay in the page's data with a placeholder. */
export const withOpenWishes = <T>(data: T): T =>
	JSON.parse(JSON.stringify(data), (_, value: unknown) =>
		isHearted(value) ? { ...value, isWished: `${inItsData.wish}${value.id}` } : value,
	) as T;

const isHearted = (value: unknown): value is { readonly id: number } =>
	typeof value === "object" && value !== null && "isWished" in value && "id" in value;

type Part = string | ((own: Own) => string);

/** Limited to valid database IDs, so that a made-up ID in some text triggers no lookup. */
const stayNumber = "[1-9]\\d{0,8}";

/** Splits a document at its placeholders. */
export function sharedPage(markup: string, data: string): SharedPage {
	const stays = new Set<number>();
	const wish = (id: string, wished: string, notWished: string): Part => {
		const stay = Number(id);
		stays.add(stay);
		return (own) => (own.wished.has(stay) ? wished : notWished);
	};
	const { wish: heart, wished, notWished, end, initial } = memberPlaceholders;
	const { name, company } = inItsData;
	// React separates adjacent texts, and thus placeholders, with comments; the rendered hearts contain none.
	const inMarkup = new RegExp(
		`(?:<!-- -->)?${heart}(${stayNumber})${wished}([^${heart}]*)${notWished}([^${heart}]*)${end}(?:<!-- -->)?|${initial}`,
		"gu",
	);
	const inData = new RegExp(`"${inItsData.wish}(${stayNumber})"|"${name}"|"${company}"`, "gu");
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

/** Encodes a value as in the page's data block. */
const quoted = (value: string | null): string => JSON.stringify(value).replaceAll("<", "\\u003c");
