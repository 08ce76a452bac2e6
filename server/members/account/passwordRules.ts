import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { convertHangulToQwerty } from "es-hangul";
import { isPassword } from "#domain/member/validators.ts";
import { Refusal } from "#server/platform/http/Refusal.ts";

/** The person the password belongs to; attackers try publicly known facts first. */
export interface PasswordOwner {
	readonly email: string;
	readonly name?: string | null;
	readonly phone?: string | null;
}

const texts = {
	known: "많이 쓰이거나 유출된 적이 있는 비밀번호라 쓸 수 없어요. 다른 비밀번호를 입력해 주세요.",
	personal: "이메일, 이름, 휴대폰 번호나 사이트 이름이 들어간 비밀번호는 쓸 수 없어요.",
} as const;

/** Minimum number of guesses a password must withstand; a weaker one could be found from a leaked hash or by logins from many addresses. */
const minGuesses = 1e6;
const shortestWord = 4;

const brand = ["awesome", "stay"] as const;
/** Korean words common in passwords, as typed on a keyboard set to English. */
const koreanWords = [
	"안녕하세요",
	"사랑해",
	"비밀번호",
	"대한민국",
	"우리집",
	"행복",
	"여행",
	"가족",
	"친구",
].map((word) => convertHangulToQwerty(word).toLowerCase());

let loaded: Promise<ZxcvbnFactory> | null = null;

/** Loads, on first use, the strength estimator with some 50,000 breached passwords, keyboard rows and common variations of both. */
const loadStrengthEstimator = (): Promise<ZxcvbnFactory> => {
	loaded ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
		([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
			new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
	);
	return loaded;
};

/** Returns, in lower case, the words of the owner and the site that the password must not contain. */
function ownWords({ email, name, phone }: PasswordOwner, siteName: string): readonly string[] {
	const [account = "", host = ""] = email.toLowerCase().split("@");
	const digits = phone?.replace(/\D/g, "") ?? "";
	return [
		account,
		...account.split(/[._%+-]/),
		host.split(".")[0] ?? "",
		...(name ? [...name.toLowerCase().split(" "), convertHangulToQwerty(name).toLowerCase()] : []),
		digits,
		digits.slice(-4),
		...brand,
		...siteName.toLowerCase().split(/[^a-z]+/),
		siteName.toLowerCase().replace(/[^a-z]/g, ""),
	].filter((word) => word.length >= shortestWord);
}

/**
 * Checks that a password may be chosen: it has the right form, resists guessing (breached and common passwords, including variants with
 * substituted or appended characters, are rejected), and contains nothing publicly known about its owner. Only the server applies these
 * rules. [VAL-03, DEC-195]
 * @throws Refusal invalidRequest, with a message that states the reason except for a wrong form
 */
export async function checkPassword(password: string, owner: PasswordOwner, siteName: string): Promise<void> {
	if (!isPassword(password)) throw new Refusal("invalidRequest");
	const words = ownWords(owner, siteName);
	const lower = password.toLowerCase();
	if (words.some((word) => lower.includes(word)))
		throw new Refusal("invalidRequest", { message: texts.personal });
	const { guesses } = (await loadStrengthEstimator()).check(password, [...words, ...koreanWords]);
	if (guesses < minGuesses) throw new Refusal("invalidRequest", { message: texts.known });
}
