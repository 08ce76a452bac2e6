import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import * as z from "zod";
import { addDays, stayDateOf } from "#domain/shared/StayDate.ts";
import { OpsError } from "./OpsError.ts";

const day = z.iso.date();

/** As far as prices reach in one range, so that a wrong year is no endless one. */
const mostDays = 1100;

const Plan = z.object({
	externalId: z.string().min(1).max(200),
	name: z.string().min(1).max(200),
	meal: z.string().max(100).nullish(),
	/** Hours before check-in; null = ever after. */
	cancelTiers: z
		.array(z.object({ hoursBefore: z.int().min(0).nullable(), refundPercent: z.int().min(0).max(100) }))
		.max(10),
	normalPercent: z.int().min(0).max(90).default(0),
	memberPercent: z.int().min(0).max(90).default(0),
	/** Prices of the nights from a day to a day, both included. */
	prices: z
		.array(
			z
				.object({ from: day, to: day, price: z.int().min(1).max(500_000_000) })
				.refine(({ from, to }) => from <= to && to <= addDays(stayDateOf(from), mostDays), "from..to"),
		)
		.max(400),
});

const Room = z.object({
	externalId: z.string().min(1).max(200),
	name: z.string().min(1).max(200),
	standardGuests: z.int().min(1).max(30),
	maximumGuests: z.int().min(1).max(30),
	stock: z.int().min(0).max(1000),
	plans: z.array(Plan).min(1).max(50),
});

const Stay = z.object({
	/** 2 to 10: who sells it. */
	channel: z.int().min(2).max(10),
	externalId: z.string().min(1).max(200),
	cityCode: z.string().min(1),
	type: z.string().min(1),
	name: z.string().min(1).max(200),
	nameEn: z.string().max(200).default(""),
	star: z.int().min(0).max(5).default(0),
	lat: z.number().min(-90).max(90),
	lng: z.number().min(-180).max(180),
	address: z.string().max(300).default(""),
	phone: z.string().max(30).nullish(),
	rooms: z.array(Room).min(1).max(100),
});

/** A stay of a supplier with its rooms, plans and prices. */
export type Stay = z.infer<typeof Stay>;

/** What a stay may refer to. */
export interface Known {
	readonly cities: ReadonlySet<string>;
	readonly types: ReadonlySet<string>;
}

type Line = { readonly number: number } & ({ readonly stay: Stay } | { readonly error: string });

const shownErrors = 20;

function readLine(text: string, { cities, types }: Known): { stay: Stay } | { error: string } {
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		return { error: "JSON이 아닙니다." };
	}
	const parsed = Stay.safeParse(json);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { error: `${issue?.path.join(".") || "줄"}: ${issue?.message}` };
	}
	const { data: stay } = parsed;
	if (!cities.has(stay.cityCode)) return { error: `cityCode: ${stay.cityCode} 도시가 없습니다.` };
	if (!types.has(stay.type)) return { error: `type: ${stay.type} 유형이 없습니다.` };
	return { stay };
}

/** The file line by line, numbered from 1; empty lines are passed over. @throws OpsError when it cannot be read */
async function* linesOf(path: string): AsyncGenerator<{ readonly number: number; readonly text: string }> {
	let number = 0;
	try {
		for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
			number += 1;
			if (text.trim() !== "") yield { number, text: number === 1 ? text.replace(/^\uFEFF/, "") : text };
		}
	} catch (error) {
		if (error instanceof Error && "syscall" in error) throw new OpsError(`${path} 파일을 읽을 수 없습니다.`);
		throw error;
	}
}

/** The stays of a file, a JSON object a line. @throws OpsError when it cannot be read */
export async function* staysOf(path: string, known: Known): AsyncGenerator<Line> {
	for await (const { number, text } of linesOf(path)) yield { number, ...readLine(text, known) };
}

/**
 * Reads the whole file before anything of it is written.
 * @throws OpsError that names every line that is wrong, the first twenty in words
 */
export async function checkCatalogue(
	path: string,
	known: Known,
): Promise<{ readonly stays: number; readonly digest: string }> {
	const digest = createHash("sha256");
	const wrong: string[] = [];
	let stays = 0;
	for await (const { number, text } of linesOf(path)) {
		digest.update(`${number} ${text}\n`);
		const line = readLine(text, known);
		if ("error" in line) wrong.push(`${number}번째 줄: ${line.error}`);
		else stays += 1;
	}
	if (wrong.length > 0) {
		const rest = wrong.length > shownErrors ? [`그 밖에 ${wrong.length - shownErrors}줄이 더 있습니다.`] : [];
		throw new OpsError(
			[`${path}: 아무것도 들여오지 않았습니다.`, ...wrong.slice(0, shownErrors), ...rest].join("\n"),
		);
	}
	if (stays === 0) throw new OpsError(`${path}에 숙소가 없습니다.`);
	return { stays, digest: digest.digest("hex") };
}
