import type { SignedInMember } from "./SignedInMember.ts";

export interface CookieOptions {
	/** Lifetime in seconds; without it, the cookie lasts until the browser closes. */
	readonly maxAge?: number;
	/** Whether scripts may read the cookie. Never set for tokens. */
	readonly isReadable?: boolean;
}

/** Gives a handler information about its caller and lets it set cookies. The type of `services` is determined by higher layers. */
export interface Call<Services = unknown> {
	/** Null for a visitor; never null in a call that requires a session. */
	readonly member: SignedInMember | null;
	readonly services: Services;
	readonly requestId: string;
	readonly ip: string;
	readonly userAgent: string;
	/** Scheme and host of our pages, never taken from untrusted input. */
	readonly origin: string;
	/** 'webview' when the page is hosted by the native app (BRIDGE-01). */
	readonly client: "web" | "webview";
	/** Whether the app itself calls, not a page in it; only the app may see tokens (DEC-178). */
	readonly isNative: boolean;
	/** Set only for operations whose contract requires an idempotency key. */
	readonly idempotencyKey: string | null;
	/** The unparsed body for verifying signatures; set only for calls from payment providers. */
	readonly rawBody: string | null;
	/** Returns the current time in epoch milliseconds. */
	now(): number;
	header(name: string): string | null;
	/** Returns a cookie that scripts cannot read. */
	cookie(name: string): string | null;
	setCookie(name: string, value: string, options?: CookieOptions): void;
	clearCookie(name: string, options?: Pick<CookieOptions, "isReadable">): void;
	setHeader(name: string, value: string): void;
}
