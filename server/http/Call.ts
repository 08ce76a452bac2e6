import type { Services } from "../Services.ts";
import type { SignedInMember } from "./SignedInMember.ts";

export interface CookieOptions {
	/** Seconds; absent = until the browser closes. */
	readonly maxAge?: number;
	/** Scripts may read it. Never for tokens. */
	readonly isReadable?: boolean;
}

/** What a handler knows about its caller, and how it sets cookies. */
export interface Call {
	/** Null for a visitor; never null in a call that needs a session. */
	readonly member: SignedInMember | null;
	readonly services: Services;
	readonly requestId: string;
	readonly ip: string;
	readonly userAgent: string;
	/** 'webview' when the native app hosts the page (BRIDGE-01). */
	readonly client: "web" | "webview";
	/** The app itself calls, not a page in it: only it may see tokens (DEC-178). */
	readonly isNative: boolean;
	/** Set exactly for operations whose contract asks for it. */
	readonly idempotencyKey: string | null;
	/** The body as it came, for signatures; set only for calls of payment providers. */
	readonly rawBody: string | null;
	/** Epoch milliseconds. */
	now(): number;
	header(name: string): string | null;
	cookie(name: string): string | null;
	setCookie(name: string, value: string, options?: CookieOptions): void;
	clearCookie(name: string): void;
}
