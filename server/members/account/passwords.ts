import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { ConcurrencyLimiter } from "#server/platform/limits/ConcurrencyLimiter.ts";

const derive = promisify(argon2);

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
/** Each hash takes 19 MiB and a thread; with more at once, logins would starve everything else. */
const limiter = new ConcurrencyLimiter({ max: 2, maxWaiting: 1000, timeoutMs: 60_000 });

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");

/**
 * Hashes the password with argon2id; returns a PHC string.
 * @throws DatabaseUnavailable busy when too many wait
 */
export async function hashPassword(password: string): Promise<string> {
	const nonce = randomBytes(16);
	const tag = await limiter.run(() => derive("argon2id", { message: Buffer.from(password), nonce, ...COST }));
	return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Dummy hash used when there is no account, so that the response takes equally long. */
const DUMMY_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`;

/** Whether the password matches the stored hash. With a null hash it takes the same time and returns false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
	const parts = FORM.exec(stored ?? DUMMY_HASH);
	if (!parts) return false;
	const [, memory, passes, parallelism, salt, tag] = parts;
	const expected = Buffer.from(tag ?? "", "base64");
	const actual = await limiter.run(() =>
		derive("argon2id", {
			message: Buffer.from(password),
			nonce: Buffer.from(salt ?? "", "base64"),
			memory: Number(memory),
			passes: Number(passes),
			parallelism: Number(parallelism),
			tagLength: expected.length,
		}),
	);
	return stored !== null && timingSafeEqual(actual, expected);
}
