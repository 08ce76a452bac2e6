import type { SignedInMember } from "./SignedInMember.ts";

export interface CookieOptions {
	/** Seconds; absent = until the browser closes. */
	readonly maxAge?: number;
	/** Scripts may read it. Never for tokens. */
	readonly isReadable?: boolean;
}

/** What a handler knows about its caller, and how it sets cookies. Which services there are is for the floors above to say. */
export interface Call<Services = unknown> {
	/** Null for a visitor; never null in a call that needs a session. */
	readonly member: SignedInMember | null;
	readonly services: Services;
	readonly requestId: string;
	readonly ip: string;
	readonly userAgent: string;
	/** Scheme and host of our pages, never a stranger's word. */
	readonly origin: string;
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
	/** Of those no script may read. */
	cookie(name: string): string | null;
	setCookie(name: string, value: string, options?: CookieOptions): void;
	clearCookie(name: string, options?: Pick<CookieOptions, "isReadable">): void;
	setHeader(name: string, value: string): void;
}
