import { type LookupAddress, lookup as systemLookup } from "node:dns";
import { request } from "node:https";
import type { LookupFunction } from "node:net";
import { assertOutsideTransactions } from "#server/platform/database/outsideTransactions.ts";
import { isPublicAddress } from "./publicAddress.ts";

interface FetchOptions {
	/** Replaced by tests to reach their own server; not set otherwise. */
	readonly transport?: typeof request;
	readonly lookup?: typeof systemLookup;
	readonly isAllowed?: (address: string) => boolean;
	readonly maxBytes?: number;
	readonly maxMilliseconds?: number;
}

const mebibyte = 1_048_576;

/**
 * Downloads a picture from another server; null when that fails. Redirects are not followed, and the connection uses exactly the IP
 * addresses that were checked, so that DNS rebinding cannot reach internal hosts.
 */
export function fetchImage(url: URL, options: FetchOptions = {}): Promise<Buffer | null> {
	assertOutsideTransactions();
	const { transport = request, lookup = systemLookup, isAllowed = isPublicAddress } = options;
	const { maxBytes = 20 * mebibyte, maxMilliseconds = 10_000 } = options;
	const checked: LookupFunction = (host, hints, done) => {
		lookup(host, { ...hints, all: true }, (error, addresses) => {
			const found = addresses as LookupAddress[];
			if (error || found.length === 0 || !found.every(({ address }) => isAllowed(address))) {
				done(error ?? new Error("address not allowed"), "", 0);
			} else if (hints.all) {
				done(null, found);
			} else {
				done(null, found[0]!.address, found[0]!.family);
			}
		});
	};
	return new Promise((resolve) => {
		const call = transport(
			url,
			{
				lookup: checked,
				agent: false,
				headers: { accept: "image/avif,image/webp,image/*", "accept-encoding": "identity" },
				signal: AbortSignal.timeout(maxMilliseconds),
			},
			(answer) => {
				const isImage = /^image\/(?!svg)/.test(answer.headers["content-type"] ?? "");
				if (
					answer.statusCode !== 200 ||
					!isImage ||
					Number(answer.headers["content-length"] ?? 0) > maxBytes
				) {
					answer.destroy();
					resolve(null);
					return;
				}
				const parts: Buffer[] = [];
				let size = 0;
				answer.on("data", (part: Buffer) => {
					size += part.length;
					if (size > maxBytes) answer.destroy(new Error("picture too large"));
					else parts.push(part);
				});
				answer.on("end", () => resolve(Buffer.concat(parts)));
				answer.on("error", () => resolve(null));
			},
		);
		call.on("error", () => resolve(null));
		// Without this listener, a server that switches protocols ends the request without any event.
		call.on("upgrade", (_answer, socket) => {
			socket.destroy();
			resolve(null);
		});
		call.end();
	});
}
