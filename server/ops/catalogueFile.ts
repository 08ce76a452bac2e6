import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type Known, readStayLine } from "./line/readStayLine.ts";
import type { Stay } from "./line/Stay.ts";
import { linesOf } from "./linesOf.ts";
import { OpsError } from "./OpsError.ts";

type Line = { readonly number: number } & ({ readonly stay: Stay } | { readonly error: string });

const shownErrors = 20;

/**
 * Reads the file line by line, numbered from 1; empty lines are skipped.
 * @throws OpsError when it cannot be read
 */
async function* numberedLines(
	path: string,
): AsyncGenerator<{ readonly number: number; readonly text: string }> {
	let number = 0;
	try {
		for await (const text of linesOf(createReadStream(path, "utf8"))) {
			number += 1;
			if (text.trim() !== "") yield { number, text: number === 1 ? text.replace(/^\uFEFF/, "") : text };
		}
	} catch (error) {
		if (error instanceof Error && "syscall" in error) throw new OpsError(`${path} 파일을 읽을 수 없습니다.`);
		throw error;
	}
}

/**
 * Reads the stays of a file with one JSON object per line.
 * @throws OpsError when it cannot be read
 */
export async function* staysOf(path: string, known: Known): AsyncGenerator<Line> {
	for await (const { number, text } of numberedLines(path)) yield { number, ...readStayLine(text, known) };
}

/**
 * Validates the whole file before anything is written. Returns the number of stays and the file's digest.
 * @throws OpsError when lines are invalid, describing the first twenty and counting the rest, or when there are no stays
 */
export async function checkCatalogue(
	path: string,
	known: Known,
): Promise<{ readonly stays: number; readonly digest: string }> {
	const digest = createHash("sha256");
	const wrong: string[] = [];
	let stays = 0;
	for await (const { number, text } of numberedLines(path)) {
		digest.update(`${number} ${text}\n`);
		const line = readStayLine(text, known);
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
